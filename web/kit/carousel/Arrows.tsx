import { useEnvironment, useWords } from "../environment";
import { chevronDown, chevronLeft, chevronRight, chevronUp } from "../icons";
import { Glyph } from "../parts/Glyph";
import { neighbour, type Row } from "./stops";
import type { CarouselWord } from "./words";

type Props = { row: Row; index: number; isVertical: boolean; onMove: (by: 1 | -1) => void };

/** At the ends of a row that does not loop they say so, and keep the focus they may have. */
export function Arrows({ row, index, isVertical, onMove }: Props) {
  const { liveControl } = useEnvironment();
  const say = useWords<CarouselWord>();
  const [back, forward] = isVertical ? [chevronUp, chevronDown] : [chevronLeft, chevronRight];
  return (
    <>
      <button
        type="button"
        className="slides__arrow"
        {...liveControl}
        aria-label={say("Previous slide")}
        aria-disabled={neighbour(row, index, -1) === index}
        onClick={() => onMove(-1)}
      >
        <Glyph path={back} />
      </button>
      <button
        type="button"
        className="slides__arrow slides__arrow--next"
        {...liveControl}
        aria-label={say("Next slide")}
        aria-disabled={neighbour(row, index, 1) === index}
        onClick={() => onMove(1)}
      >
        <Glyph path={forward} />
      </button>
    </>
  );
}
