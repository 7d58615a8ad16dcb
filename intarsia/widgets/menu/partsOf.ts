/** Selectors for the parts of a menu. A mega menu panel may contain another menu, whose parts are skipped. */
export type MenuParts = {
  container: HTMLElement;
  panel: HTMLElement | null;
  own<Kind extends HTMLElement>(selector: string): Kind[];
  opened(): HTMLDetailsElement[];
  isPanelOpen(): boolean;
};

export function partsOf(container: HTMLElement): MenuParts {
  const menu = container.querySelector(".menu");
  const panel = container.querySelector<HTMLElement>(".menu__panel");
  const own = <Kind extends HTMLElement>(selector: string) =>
    [...container.querySelectorAll<Kind>(selector)].filter((one) => one.closest(".menu") === menu);
  return {
    container,
    panel,
    own,
    opened: () => own<HTMLDetailsElement>(".menu__more[open]"),
    isPanelOpen: () => panel?.matches(":popover-open") ?? false,
  };
}
