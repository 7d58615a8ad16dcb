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
  const links = () => [...page.querySelectorAll<HTMLElement>(`a[href="#${dialog.id}"]`)];

  return {
    controls: () => [...named().map(controlOf), ...links()],

    /** The one that was pressed. */
    at(target: EventTarget | null): HTMLElement | undefined {
      const element = named().find((one) => one.contains(target as Node));
      return element && controlOf(element);
    },

    /** Screen readers hear what they open; what is no control yet can be reached and pressed by keys. */
    prepare(): void {
      for (const one of this.controls()) {
        one.setAttribute("aria-controls", dialog.id);
        one.setAttribute("aria-expanded", "false");
        if (one.matches(CONTROLS)) continue;
        one.setAttribute("role", "button");
        one.tabIndex = 0;
      }
    },

    isPress: ({ key, target }: KeyboardEvent): boolean =>
      (key === "Enter" || key === " ") &&
      named().some((one) => one === target && !one.matches("a[href], button, input, summary")),
  };
}
