/** Selectors for the parts of a menu. A mega menu panel may contain another menu, whose parts are skipped. */
export type MenuParts = {
  container: HTMLElement;
  panel: HTMLElement | null;
  ownElements<Kind extends HTMLElement>(selector: string): Kind[];
  opened(): HTMLDetailsElement[];
  isPanelOpen(): boolean;
};

export function partsOf(container: HTMLElement): MenuParts {
  const menu = container.querySelector(".menu");
  const panel = container.querySelector<HTMLElement>(".menu__panel");
  const ownElements = <Kind extends HTMLElement>(selector: string) =>
    [...container.querySelectorAll<Kind>(selector)].filter((one) => one.closest(".menu") === menu);
  return {
    container,
    panel,
    ownElements,
    opened: () => ownElements<HTMLDetailsElement>(".menu__more[open]"),
    isPanelOpen: () => panel?.matches(":popover-open") ?? false,
  };
}
