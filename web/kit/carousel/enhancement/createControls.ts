import { create } from "../../enhance/create";
import type { Translate } from "../../environment/uiStrings";
import type { Canvas } from "../../schema/defineWidget";
import type { PublishedBehavior } from "../behavior";
import type { Engine, EngineState } from "../movement/Engine";
import { stopsOf } from "../movement/stops";
import type { CarouselUiString } from "../uiStrings";
import { createArrow } from "./createArrow";
import { createPagination } from "./createPagination";
import { createPauseButton } from "./createPauseButton";

export type CarouselRow = PublishedBehavior & { count: number };

export type ControlContext = {
  root: HTMLElement;
  track: HTMLElement;
  row: CarouselRow;
  engine: Engine;
  t: Translate<CarouselUiString>;
  canvas: Canvas | undefined;
};

/** A part that follows the carousel. */
export type Control = { element: HTMLElement; update(state: EngineState): void };

export type Controls = { update(state: EngineState): void; remove(): void };

/** The controls for one device: none if all slides are visible. */
export function createControls(context: ControlContext): Controls {
  const { root, track, row, canvas } = context;
  const canMove = stopsOf(row).length > 1;
  const pause = canMove ? createPauseButton(context) : null;
  const arrows = canMove && row.hasArrows ? [createArrow(-1, context), createArrow(1, context)] : [];
  const pagination = canMove ? createPagination(context) : null;
  const box = create(root.ownerDocument, "div", { class: "slides__controls", ...canvas?.control });
  // Before the slides, in the visual and in the focus order: visitors stop what moves before they read it, as the
  // pattern for carousels in WAI-ARIA asks.
  if (pause) track.before(pause.element);
  // One arrow comes before the slides and one after.
  if (arrows[0]) track.before(arrows[0].element);
  if (arrows[1]) track.after(arrows[1].element);
  if (pagination) {
    box.append(pagination.element);
    root.append(box);
  }
  const all: readonly Control[] = [pause, ...arrows, pagination].filter((one) => one !== null);

  return {
    update(state) {
      for (const control of all) control.update(state);
    },
    remove() {
      for (const element of [box, ...all.map((control) => control.element)]) element.remove();
    },
  };
}
