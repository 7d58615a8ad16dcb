import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from "react";
import type { ElementProps } from "../../documents/document";
import type { Widget } from "../../kit/schema/defineWidget";

/** What the canvas shows. Give the same object at every render: another one mounts every element again. */
export type CanvasParts = {
  /** The document inside the canvas frame, around all elements. */
  Frame: ComponentType<{ frame?: globalThis.Document; children: ReactNode }>;
  /** One element. `dragRef` goes to its outermost tag. */
  Element: ComponentType<{ widget: Widget; props: ElementProps; dragRef: Ref<never> }>;
  /** An element whose widget is not installed. */
  Unknown: ComponentType<{ type: string; dragRef: Ref<HTMLDivElement> }>;
  /** The outline of a selected or hovered element. */
  Overlay: ComponentType<{ children: ReactNode; componentType: string; hover: boolean; isSelected: boolean }>;
  /** Opens the tab, slide or item `item` of an element. */
  showItem: (elementId: string, item: string) => void;
};

export const CanvasPartsContext = createContext<CanvasParts | null>(null);

export function useCanvasParts(): CanvasParts {
  const parts = useContext(CanvasPartsContext);
  if (!parts) throw new Error("useEditing needs an <EditingProvider> around it: see Workspace.tsx.");
  return parts;
}

/** Puck lets clicks on elements with this attribute through, and also selects the element. */
export const LIVE_CONTROL = { "data-puck-overlay-portal": "true" } as const;
