import { createUsePuck } from "@puckeditor/core";
import type { Document, Element } from "../../documents/document";

const usePuck = createUsePuck();

export const useDocument = (): Document => usePuck((puck) => puck.appState.data) as unknown as Document;
export const useSelected = (): Element | null => usePuck((puck) => puck.selectedItem) as unknown as Element | null;
/** The elements at the top level of the document, with everything inside them. */
export const useElements = (): readonly Element[] => useDocument().content;
/** The states that Puck keeps for its own undo. */
export const usePuckHistory = () => usePuck((puck) => puck.history.histories);
/** From the start of a drag until what was dropped is in the document. */
export const useIsDragging = (): boolean => usePuck((puck) => puck.appState.ui.isDragging);
