import { Drawer } from "@puckeditor/core";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";

/** Puck's own tag around the content of `DraggableWidget`; null for the copy behind it. */
export const draggableOf = (tile: globalThis.Element): HTMLElement | null =>
  tile.closest<HTMLElement>("[data-puck-drawer-item]:not([data-testid=''])");

type SourceProps = { children: ReactNode; onPick: (type: string) => void };

/** A list of widgets to drag onto the canvas, or to pick by click, Enter or Space. */
export function WidgetSource({ children, onPick }: SourceProps) {
  const list = useRef<HTMLDivElement>(null);
  const picked = useRef(onPick);
  picked.current = onPick;
  // Native listeners, because Puck owns the item element and its button role.
  useEffect(() => {
    const pick = (event: Event) => {
      const item = (event.target as globalThis.Element).closest("[data-puck-drawer-item]");
      const type = item?.querySelector<HTMLElement>("[data-widget-type]")?.dataset.widgetType;
      if (type) picked.current(type);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      pick(event);
    };
    list.current?.addEventListener("click", pick);
    list.current?.addEventListener("keydown", onKeyDown);
    return () => {
      list.current?.removeEventListener("click", pick);
      list.current?.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return (
    <div ref={list}>
      <Drawer>{children}</Drawer>
    </div>
  );
}

type DraggableProps = { type: string; isDisabled: boolean; Tile: ComponentType<{ name: string }> };

/**
 * `Tile` renders the item and marks its outermost tag with `data-widget-type`. It must be the same at every render.
 * It is rendered twice: the copy fills the gap while the item is dragged.
 */
export const DraggableWidget = ({ type, isDisabled, Tile }: DraggableProps) => (
  <Drawer.Item name={type} isDragDisabled={isDisabled}>
    {Tile as never}
  </Drawer.Item>
);
