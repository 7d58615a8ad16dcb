/**
 * The only folder that knows Puck: its configuration, its selectors, its actions. The rest of the editor uses
 * documents, elements and commands, so that another canvas engine could replace it.
 */
export { type CanvasParts, LIVE_CONTROL } from "./canvasParts";
export { Canvas, EditingProvider } from "./EditingProvider";
export { useDocument, useElements, useSelected } from "./selectors";
export { useDragCancel } from "./useDragCancel";
export { type Editing, useEditing } from "./useEditing";
export { DraggableGroup, DraggableWidget, draggableOf, WidgetSource } from "./WidgetSource";
