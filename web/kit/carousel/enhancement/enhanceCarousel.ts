/** Arrows, dots, arrow keys, loop and autoplay for slides that visitors can also scroll. */

import { isRightToLeft } from "../../enhance/context";
import { hostOf } from "../../enhance/hostOf";
import { onShowItem } from "../../enhance/showItem";
import { translationsOf, translator } from "../../environment/uiStrings";
import type { Canvas, Enhance } from "../../schema/defineWidget";
import type { CarouselOptions } from "../behavior";
import { Engine, type EngineOptions, type EngineState } from "../movement/Engine";
import { stepOfKey } from "../movement/stepOfKey";
import { firstStop, stopsOf } from "../movement/stops";
import type { CarouselUiString } from "../uiStrings";
import { behaviorByDevice } from "./behaviorByDevice";
import { type Controls, createControls } from "./createControls";
import { createSlides } from "./createSlides";

// On the canvas, the enhancement starts again after each change; the owner's slide stays in view.
const lastSlides = new WeakMap<HTMLElement, number>();

export const enhanceCarousel: Enhance = (root, until, canvas) => {
  const track = root.querySelector<HTMLElement>(".slides__track");
  if (track && track.children.length > 1) run(root, track, until, canvas);
};

function run(root: HTMLElement, track: HTMLElement, until: AbortSignal, canvas: Canvas | undefined): void {
  const count = track.children.length;
  const t = translator<CarouselUiString>(translationsOf(hostOf(root)));
  const slides = createSlides(root, track);
  const options: CarouselOptions = JSON.parse(root.dataset.options as string);
  let row = { ...options.desktop, count };
  let state: EngineState = { index: firstStop(row), isPlaying: false, canPlay: false };
  let controls: Controls | undefined;

  function update() {
    slides.update(row, state);
    controls?.update(state);
  }

  const engine = new Engine(root, track, row, onEngine, lastSlides.get(root));

  function onEngine(next: EngineState) {
    state = next;
    lastSlides.set(root, state.index);
    update();
  }

  function onDevice(behavior: CarouselOptions["desktop"]) {
    row = { ...behavior, count };
    controls?.remove();
    controls = createControls({ root, track, row, engine, t, canvas });
    engine.update(row);
  }

  root.addEventListener("keydown", (event) => moveByKey(event, root, row, engine), { signal: until });
  onShowItem(root, (slide) => engine.show(slide), until);
  behaviorByDevice(root, options, onDevice, until);
  until.addEventListener("abort", () => {
    engine.destroy();
    controls?.remove();
    slides.reset();
  });
}

function moveByKey(event: KeyboardEvent, root: HTMLElement, row: EngineOptions, engine: Engine): void {
  const by = stepOfKey(event, { isVertical: row.isVertical, isRightToLeft: isRightToLeft(root) });
  if (!by || stopsOf(row).length < 2) return;
  event.preventDefault();
  engine.move(by);
}
