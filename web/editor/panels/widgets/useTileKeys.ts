import { type KeyboardEvent, type RefObject, useEffect } from "react";

/**
 * One stop of Tab for all tiles of a panel, and arrow keys between them; the star of a tile is the second stop.
 * Arrow down in the search field goes to the first tile, and arrow up in the first row goes back to it.
 */
export function useTileKeys(panel: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  // After each render, because a search or a favorite may remove the tile that was the stop.
  useEffect(() => {
    const list = panel.current;
    const tiles = tilesOf(list);
    makeStop(tiles, tiles.find((tile) => tile.tabIndex === 0) ?? tiles[0]);
    const onFocus = ({ target }: Event) => {
      const tile = (target as Element).closest<HTMLElement>("[data-tile]");
      if (tile) makeStop(tilesOf(list), tile);
    };
    list?.addEventListener("focusin", onFocus);
    return () => list?.removeEventListener("focusin", onFocus);
  });

  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = event.target as HTMLElement;
    const next = from.matches("[type=search]")
      ? event.key === "ArrowDown" && tilesOf(panel.current)[0]
      : from.matches("[data-tile]") && tileAfter(event.key, from, panel.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

const tilesOf = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>("[data-tile]") ?? [])];

function makeStop(tiles: HTMLElement[], stop: HTMLElement | undefined): void {
  for (const tile of tiles) {
    tile.tabIndex = tile === stop ? 0 : -1;
    const star = tile.closest(".widget-cell")?.querySelector<HTMLElement>(".widget-cell__star");
    if (star) star.tabIndex = tile.tabIndex;
  }
}

function tileAfter(key: string, from: HTMLElement, panel: HTMLElement | null): HTMLElement | null | undefined {
  const tiles = tilesOf(panel);
  const forwards = getComputedStyle(from).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "Home":
      return tiles[0];
    case "End":
      return tiles.at(-1);
    case "ArrowLeft":
    case "ArrowRight":
      return tiles[tiles.indexOf(from) + (key === forwards ? 1 : -1)];
    case "ArrowDown":
      return nearest(from, tiles.slice(tiles.indexOf(from) + 1));
    case "ArrowUp":
      return (
        nearest(from, tiles.slice(0, tiles.indexOf(from)).reverse()) ??
        panel?.querySelector<HTMLElement>("[type=search]")
      );
  }
}

/** The tile of the next row that is in the same column. `others` begin next to `from`. */
function nearest(from: HTMLElement, others: HTMLElement[]): HTMLElement | undefined {
  const [{ top, left }, places] = [from.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect())];
  const row = places.find((place) => place.top !== top)?.top;
  const inRow = others.filter((_, index) => places[index]?.top === row);
  const distance = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - left);
  return inRow.sort((one, other) => distance(one) - distance(other))[0];
}
