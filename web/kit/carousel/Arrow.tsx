import { useEnvironment, useUiStrings } from "../environment/environment";
import { Glyph } from "../parts/icons/Glyph";
import { chevronDown, chevronLeft, chevronRight, chevronUp } from "../parts/icons/icons";
import { neighbor, type Row } from "./movement/stops";
import type { CarouselUiString } from "./uiStrings";

type Props = { by: 1 | -1; row: Row & { isVertical: boolean }; index: number; onMove: (by: 1 | -1) => void };

/** Moves one step. At the end of a carousel that does not loop, it is disabled for screen readers but keeps focus. */
export function Arrow({ by, row, index, onMove }: Props) {
  const { liveControl } = useEnvironment();
  const t = useUiStrings<CarouselUiString>();
  const [back, forward] = row.isVertical ? [chevronUp, chevronDown] : [chevronLeft, chevronRight];
  return (
    <button
      type="button"
      className={by === 1 ? "slides__arrow slides__arrow--next" : "slides__arrow"}
      {...liveControl}
      aria-label={t(by === 1 ? "Next slide" : "Previous slide")}
      aria-disabled={neighbor(row, index, by) === index}
      onClick={() => onMove(by)}
    >
      <Glyph path={by === 1 ? forward : back} />
    </button>
  );
}
