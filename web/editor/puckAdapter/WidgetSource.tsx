import { Drawer, useGetPuck } from "@puckeditor/core";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import type { Place } from "../commands/commands";
import { addGroup } from "./config";

/** Puck's own tag around the content of `DraggableWidget`; null for the copy behind it. */
export const draggableOf = (tile: globalThis.Element): HTMLElement | null =>
  tile.closest<HTMLElement>("[data-puck-drawer-item]:not([data-testid=''])");

type SourceProps = { children: ReactNode; onPick: (name: string) => void };

/** A list of widgets or groups to drag onto the canvas, or to pick by click, Enter or Space. */
export function WidgetSource({ children, onPick }: SourceProps) {
  const list = useRef<HTMLDivElement>(null);
  const picked = useRef(onPick);
  picked.current = onPick;
  // Native listeners, because Puck owns the item element and its button role.
  useEffect(() => {
    const pick = (event: Event) => {
      const item = (event.target as globalThis.Element).closest("[data-puck-drawer-item]");
      const name = item?.querySelector<HTMLElement>("[data-insertable]")?.dataset.insertable;
      if (name) picked.current(name);
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

type ItemProps = { isDisabled: boolean; children: ReactNode };

const ItemContext = createContext<ReactNode>(null);

/** Always the same component, because Puck remounts the item for another one. */
const Item = () => useContext(ItemContext);

/**
 * `children` mark their outermost tag with `data-insertable` and the type. They are rendered twice: the copy fills the
 * gap while the item is dragged.
 */
export const DraggableWidget = ({ type, isDisabled, children }: ItemProps & { type: string }) => (
  <ItemContext value={children}>
    <Drawer.Item name={type} isDragDisabled={isDisabled}>
      {Item as never}
    </Drawer.Item>
  </ItemContext>
);

type GroupProps = ItemProps & { id: string; types: readonly string[]; onDrop: (place: Place) => void };

/** Several elements that are dragged as one. `types`: those that a slot has to accept. */
export function DraggableGroup({ id, types, onDrop, ...item }: GroupProps) {
  const get = useGetPuck();
  useEffect(() => {
    addGroup(get().config, id, types, (place) => {
      // Puck selects what is at the place of the component that it does not have.
      get().dispatch({ type: "setUi", ui: { itemSelector: null } });
      onDrop(place);
    });
  }, [get, id, types, onDrop]);
  return <DraggableWidget type={id} {...item} />;
}
