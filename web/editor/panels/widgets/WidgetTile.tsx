import type { WidgetSchema } from "../../../kit/schema/schema";
import { useEditorContext } from "../../EditorContext";
import { iconOf } from "./icons";
import { useTileButton } from "./useTileButton";

/** A widget in the list. */
export function WidgetTile({ schema: { type, icon, label, description } }: { schema: WidgetSchema }) {
  const { boot } = useEditorContext();
  const tile = useTileButton({ label, title: description, isDisabled: boot.locked });
  const Icon = iconOf(icon);
  return (
    <div ref={tile} className="widget-tile" data-insertable={type}>
      <Icon aria-hidden />
      {label}
    </div>
  );
}
