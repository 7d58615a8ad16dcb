const CONTROLS = "a[href], button, input, summary, [role=button]";

export type Openers = ReturnType<typeof openersOf>;

/** The elements anywhere on the page that open a panel, by id or class, and the links to it. */
export function openersOf(
  { dataset: { toggleId, toggleClass }, ownerDocument: page }: HTMLElement,
  dialog: HTMLElement,
) {
  /** The control inside a named element; an element without one becomes a control itself. */
  const controlOf = (element: HTMLElement) =>
    element.matches(CONTROLS) ? element : (element.querySelector<HTMLElement>(CONTROLS) ?? element);
  const named = (): HTMLElement[] => {
    if (toggleClass) return [...page.getElementsByClassName(toggleClass)] as HTMLElement[];
    const one = toggleId && page.getElementById(toggleId);
    return one ? [one] : [];
  };
  const madeButtons = new Set<HTMLElement>();
  const links = () => [...page.querySelectorAll<HTMLElement>(`a[href="#${dialog.id}"]`)];

  return {
    controls: () => [...named().map(controlOf), ...links()],

    /** The pressed opener. Other controls inside a named element keep their own action. */
    at(target: EventTarget | null): HTMLElement | undefined {
      const element = named().find((one) => one.contains(target as Node));
      const control = element && controlOf(element);
      const pressed = (target as Element).closest<HTMLElement>(CONTROLS);
      const isOtherControl = pressed && pressed !== control && element?.contains(pressed);
      return isOtherControl ? undefined : control;
    },

    /** Announces what the control opens to screen readers, and makes it work with the keyboard. */
    prepare(): void {
      for (const one of this.controls()) {
        one.setAttribute("aria-controls", dialog.id);
        one.setAttribute("aria-expanded", "false");
        if (one.matches(CONTROLS)) continue;
        one.setAttribute("role", "button");
        one.tabIndex = 0;
        madeButtons.add(one);
      }
    },

    /** Restores the element. */
    release(): void {
      for (const one of this.controls()) {
        one.removeAttribute("aria-controls");
        one.removeAttribute("aria-expanded");
      }
      for (const one of madeButtons) {
        one.removeAttribute("role");
        one.removeAttribute("tabindex");
      }
    },

    isPress: ({ key, target }: KeyboardEvent): boolean =>
      (key === "Enter" || key === " ") &&
      named().some((one) => one === target && !one.matches("a[href], button, input, summary")),
  };
}
