/** Selectors for the parts of a menu. A mega menu panel may contain another menu, whose parts are skipped. */
export type MenuParts = {
  menu: HTMLElement;
  panel: HTMLElement | null;
  ownElements<Kind extends HTMLElement>(selector: string): Kind[];
  opened(): HTMLDetailsElement[];
  isPanelOpen(): boolean;
};

export function partsOf(menu: HTMLElement): MenuParts {
  const panel = menu.querySelector<HTMLElement>(".menu__panel");
  const ownElements = <Kind extends HTMLElement>(selector: string) =>
    [...menu.querySelectorAll<Kind>(selector)].filter((one) => one.closest(".menu") === menu);
  return {
    menu,
    panel,
    ownElements,
    opened: () => ownElements<HTMLDetailsElement>(".menu__more[open]"),
    isPanelOpen: () => Boolean(panel?.matches(":popover-open")),
  };
}
