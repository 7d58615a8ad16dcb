import type { Element } from "../../../documents/document";
import { holdsElements } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
import { useSelected } from "../../puckAdapter";
import { ColumnHandles } from "./ColumnHandles";
import { PaddingHandles } from "./PaddingHandles";

/** The handles of the selected element, if it contains others. */
export default function Handles() {
  const selected = useSelected();
  const { schemaOf } = useEditorContext();
  const settings = selected ? schemaOf(selected.type)?.settings : undefined;
  const slot = Object.entries(settings ?? {}).find(
    ([, setting]) => setting.kind === "slot" && holdsElements(setting),
  )?.[0];
  if (!selected || !slot) return null;
  const content = selected.props[slot];
  return (
    <div className="handles" key={selected.props.id}>
      <PaddingHandles element={selected} />
      <ColumnHandles element={selected} content={Array.isArray(content) ? (content as Element[]) : []} />
    </div>
  );
}
