const CONTROLS = "a[href], button, input, summary, [role=button]";

export type Openers = ReturnType<typeof openersOf>;

/** The elements anywhere on the page that open a panel, by id or by class, and the links that lead to it. */
export function openersOf(
  { dataset: { toggleId, toggleClass }, ownerDocument: page }: HTMLElement,
  dialog: HTMLElement,
) {
  /** An element may hold the control that visitors press; where it holds none it becomes one. */
  const controlOf = (element: HTMLElement) =>
    element.matches(CONTROLS) ? element : (element.querySelector<HTMLElement>(CONTROLS) ?? element);
  const named = (): HTMLElement[] => {
    if (toggleClass) return [...page.getElementsByClassName(toggleClass)] as HTMLElement[];
    const one = toggleId && page.getElementById(toggleId);
    return one ? [one] : [];
  };
  const made = new Set<HTMLElement>();
  const links = () => [...page.querySelectorAll<HTMLElement>(`a[href="#${dialog.id}"]`)];

  return {
    controls: () => [...named().map(controlOf), ...links()],

    /** The one that was pressed. What else can be pressed in a named element does what it does by itself. */
    at(target: EventTarget | null): HTMLElement | undefined {
      const element = named().find((one) => one.contains(target as Node));
      const control = element && controlOf(element);
      const pressed = (target as Element).closest<HTMLElement>(CONTROLS);
      const isAnother = pressed && pressed !== control && element?.contains(pressed);
      return isAnother ? undefined : control;
    },

    /** Screen readers hear what they open; what is no control yet can be reached and pressed by keys. */
    prepare(): void {
      for (const one of this.controls()) {
        one.setAttribute("aria-controls", dialog.id);
        one.setAttribute("aria-expanded", "false");
        if (one.matches(CONTROLS)) continue;
        one.setAttribute("role", "button");
        one.tabIndex = 0;
        made.add(one);
      }
    },

    /** They are again what they were before. */
    release(): void {
      for (const one of this.controls()) {
        one.removeAttribute("aria-controls");
        one.removeAttribute("aria-expanded");
      }
      for (const one of made) {
        one.removeAttribute("role");
        one.removeAttribute("tabindex");
      }
    },

    isPress: ({ key, target }: KeyboardEvent): boolean =>
      (key === "Enter" || key === " ") &&
      named().some((one) => one === target && !one.matches("a[href], button, input, summary")),
  };
}
