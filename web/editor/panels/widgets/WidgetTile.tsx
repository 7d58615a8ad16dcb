import { useLayoutEffect, useRef } from "react";
import { useEditorContext } from "../../EditorContext";
import { draggableOf } from "../../puckAdapter";
import { iconOf } from "./icons";

/** A widget in the list, which chooses the one that Tab reaches. The button is the engine's own element, which gets its name here. */
export function WidgetTile({ name }: { name: string }) {
  const { boot, widgetOf } = useEditorContext();
  const tile = useRef<HTMLDivElement>(null);
  const schema = widgetOf(name)?.schema;

  useLayoutEffect(() => {
    const item = tile.current && draggableOf(tile.current);
    if (!item || !schema) return;
    item.role = "button";
    item.tabIndex = -1;
    item.dataset.tile = "";
    item.ariaLabel = schema.label;
    item.ariaDisabled = boot.locked ? "true" : null;
    item.title = schema.description;
  }, [schema, boot.locked]);

  if (!schema) return null;
  const Icon = iconOf(schema.icon);
  return (
    <div ref={tile} className="widget-tile" data-widget-type={name}>
      <Icon aria-hidden />
      {schema.label}
    </div>
  );
}
