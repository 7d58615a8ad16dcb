import { type MouseEvent, useState } from "react";

type Place = { x: number; y: number; origin: HTMLElement };

// The space between a button and its menu.
const GAP = 4;

/** What a button needs to open a menu below it, or above its end; `place` is null while the menu is closed. */
export function useMenuButton(side: "below" | "above" = "below") {
  const [place, setPlace] = useState<Place | null>(null);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    setPlace(
      side === "below"
        ? { x: left, y: bottom + GAP, origin: currentTarget }
        : { x: right, y: top - GAP, origin: currentTarget },
    );
  };
  const button = { "aria-haspopup": "menu", "aria-expanded": place !== null, onClick } as const;
  return { button, place, close: () => setPlace(null) };
}
