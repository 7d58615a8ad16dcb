import type { CanvasParts } from "../puckAdapter";
import { CanvasFrame } from "./CanvasFrame";
import { CanvasElement } from "./element/CanvasElement";
import { ElementOverlay } from "./element/ElementOverlay";
import { UnknownWidget } from "./element/UnknownWidget";
import { showItem } from "./shownItem";

export const CANVAS_PARTS: CanvasParts = {
  Frame: CanvasFrame,
  Element: CanvasElement,
  Unknown: UnknownWidget,
  Overlay: ElementOverlay,
  showItem,
};
