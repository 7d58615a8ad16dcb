const CONTROLS = "a[href], button, input, summary, [role=button]";
const NATIVE_CONTROLS = "a[href], button, input, summary";

export type Openers = ReturnType<typeof openersOf>;

/** The elements anywhere on the page that open a panel, by id or class, and the links to it. */
export function openersOf(panel: HTMLElement, dialog: HTMLElement) {
  const named = () => namedOpeners(panel);
  const controls = () => [...named().map(controlOf), ...linksTo(dialog)];
  let madeButtons: HTMLElement[] = [];

  return {
    controls,

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
      const all = controls();
      for (const control of all) describe(control, dialog.id);
      madeButtons = all.filter((control) => !control.matches(CONTROLS));
      madeButtons.forEach(makeButton);
    },

    /** Restores the element. */
    release(): void {
      for (const control of controls()) removeAttributes(control, "aria-controls", "aria-expanded");
      for (const control of madeButtons) removeAttributes(control, "role", "tabindex");
    },

    isPress: ({ key, target }: KeyboardEvent): boolean =>
      (key === "Enter" || key === " ") && named().some((one) => one === target && !one.matches(NATIVE_CONTROLS)),
  };
}

function namedOpeners({ dataset: { toggleId, toggleClass }, ownerDocument: page }: HTMLElement): HTMLElement[] {
  if (toggleClass) return [...page.getElementsByClassName(toggleClass)] as HTMLElement[];
  const one = toggleId && page.getElementById(toggleId);
  return one ? [one] : [];
}

const linksTo = ({ id, ownerDocument }: HTMLElement) => [
  ...ownerDocument.querySelectorAll<HTMLElement>(`a[href="#${id}"]`),
];

/** The control inside a named element; an element without one becomes a control itself. */
const controlOf = (element: HTMLElement) =>
  element.matches(CONTROLS) ? element : (element.querySelector<HTMLElement>(CONTROLS) ?? element);

function describe(control: HTMLElement, dialog: string): void {
  control.setAttribute("aria-controls", dialog);
  control.setAttribute("aria-expanded", "false");
}

function makeButton(control: HTMLElement): void {
  control.setAttribute("role", "button");
  control.tabIndex = 0;
}

function removeAttributes(element: HTMLElement, ...names: string[]): void {
  for (const name of names) element.removeAttribute(name);
}
