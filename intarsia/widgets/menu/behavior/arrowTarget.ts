/**
 * The link or button to which an arrow key moves focus; null where the key keeps its usual meaning. Opens the submenu
 * if needed.
 */
export function arrowTarget(event: KeyboardEvent): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const stop = (event.target as Element).closest<HTMLElement>("a, summary");
  const list = stop?.closest<HTMLElement>(".menu__list, .menu__sub");
  // Elements in a mega menu panel handle their own keys.
  if (!stop || !list || list.matches(".menu__elements")) return null;
  const stops = stopsIn(list);
  const index = stops.indexOf(stop);
  const step = (by: number) => stops.at((index + by) % stops.length) ?? null;
  if (event.key === "Home") return stops[0] ?? null;
  if (event.key === "End") return stops.at(-1) ?? null;
  const move = moveOf(event.key, getComputedStyle(list).direction === "rtl");
  if (!move) return null;
  const isRow = getComputedStyle(list).flexDirection === "row" && list.matches(".menu__list");
  if (isRow) return move.along === "inline" ? step(move.by) : into(stop, move.by);
  if (move.along === "block") return step(move.by);
  return move.by > 0 ? into(stop, 1) : outOf(list);
}

type Move = { along: "inline" | "block"; by: 1 | -1 };

function moveOf(key: string, isRightToLeft: boolean): Move | null {
  if (key === "ArrowDown") return { along: "block", by: 1 };
  if (key === "ArrowUp") return { along: "block", by: -1 };
  if (key === "ArrowRight") return { along: "inline", by: isRightToLeft ? -1 : 1 };
  if (key === "ArrowLeft") return { along: "inline", by: isRightToLeft ? 1 : -1 };
  return null;
}

const stopsIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>("a, summary")].filter(
    (stop) => stop.closest(".menu__list, .menu__sub") === list && stop.checkVisibility(),
  );

/** The first or last link in the submenu of the item that contains `stop`. */
function into(stop: HTMLElement, by: 1 | -1): HTMLElement | null {
  const item = stop.closest(".menu__item");
  const details = item?.querySelector<HTMLDetailsElement>(":scope > .menu__more");
  const below = item?.querySelector<HTMLElement>(":scope > .menu__sub");
  if (!item || !details || !below || stop.closest("li") !== item) return null;
  details.open = true;
  const stops = below.matches(".menu__elements") ? tabbableIn(below) : stopsIn(below);
  // A panel without focusable elements keeps focus on the button that opened it.
  return stops.at(by > 0 ? 0 : -1) ?? details.querySelector("summary");
}

const tabbableIn = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea, [tabindex]")].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );

/** Closes the current submenu and returns the button that opened it. */
function outOf(list: HTMLElement): HTMLElement | null {
  const details = list.matches(".menu__sub") ? list.closest(".menu__item")?.querySelector("details") : null;
  if (!details) return null;
  details.open = false;
  return details.querySelector("summary");
}
