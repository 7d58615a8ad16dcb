import { isRightToLeft } from "../../enhance/context";
import { create, createGlyph } from "../../enhance/create";
import { chevronDown, chevronLeft, chevronRight, chevronUp } from "../../parts/icons/icons";
import { neighbor } from "../movement/stops";
import type { Control, ControlContext } from "./createControls";

/** Moves one step. At the end of a carousel that does not loop, it is disabled for screen readers but keeps focus. */
export function createArrow(by: 1 | -1, { root, row, engine, t, canvas }: ControlContext): Control {
  const page = root.ownerDocument;
  const [back, forward] = row.isVertical ? [chevronUp, chevronDown] : [chevronLeft, chevronRight];
  const attributes = {
    type: "button",
    class: by === 1 ? "slides__arrow slides__arrow--next" : "slides__arrow",
    "aria-label": t(by === 1 ? "Next slide" : "Previous slide"),
    ...canvas?.control,
  };
  const isMirrored = !row.isVertical && isRightToLeft(root);
  const element = create(page, "button", attributes, createGlyph(page, by === 1 ? forward : back, isMirrored));
  element.addEventListener("click", () => engine.move(by));
  return {
    element,
    update({ index }) {
      element.ariaDisabled = String(neighbor(row, index, by) === index);
    },
  };
}
