import type { CanvasParts } from "../puckAdapter";
import { CanvasElement } from "./CanvasElement";
import { CanvasFrame } from "./CanvasFrame";
import { ElementOverlay } from "./ElementOverlay";
import { showItem } from "./shownItem";
import { UnknownWidget } from "./UnknownWidget";

export const CANVAS_PARTS: CanvasParts = {
  Frame: CanvasFrame,
  Element: CanvasElement,
  Unknown: UnknownWidget,
  Overlay: ElementOverlay,
  showItem,
};
