import { useEnvironment, useWords } from "../environment";
import { chevronDown, chevronLeft, chevronRight, chevronUp } from "../icons";
import { Glyph } from "../parts/Glyph";
import { neighbour, type Row } from "./stops";
import type { CarouselWord } from "./words";

type Props = { by: 1 | -1; row: Row & { isVertical: boolean }; index: number; onMove: (by: 1 | -1) => void };

/** One step on or back. At the end of a row that does not loop it says so, and keeps the focus it may have. */
export function Arrow({ by, row, index, onMove }: Props) {
  const { liveControl } = useEnvironment();
  const say = useWords<CarouselWord>();
  const [back, forward] = row.isVertical ? [chevronUp, chevronDown] : [chevronLeft, chevronRight];
  return (
    <button
      type="button"
      className={by === 1 ? "slides__arrow slides__arrow--next" : "slides__arrow"}
      {...liveControl}
      aria-label={say(by === 1 ? "Next slide" : "Previous slide")}
      aria-disabled={neighbour(row, index, by) === index}
      onClick={() => onMove(by)}
    >
      <Glyph path={by === 1 ? forward : back} />
    </button>
  );
}
