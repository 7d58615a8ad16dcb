import type { Element } from "../../../documents/document";
import { positionOf } from "../../../documents/tree";
import { holdsElements } from "../../../kit/schema/settings";
import type { SchemaOf } from "../../commands/slots";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useSelected } from "../../puckAdapter";
import { ColumnHandles } from "./ColumnHandles";
import { EmptyCells } from "./EmptyCells";
import { PaddingHandles } from "./PaddingHandles";

/** The handles of the selected element, if it contains others, and the empty cells around it. */
export default function Handles() {
  const selected = useSelected();
  const document = useDocument();
  const { schemaOf } = useEditorContext();
  if (!selected) return null;
  const { id } = selected.props;
  const content = contentOf(selected, schemaOf);
  const parent = positionOf(document, id)?.parent;
  const grid = content ? selected : parent;
  const cells = grid && contentOf(grid, schemaOf);
  return (
    <div className="handles" key={id}>
      {content && <PaddingHandles element={selected} />}
      {content && <ColumnHandles element={selected} content={content} />}
      {grid && cells && <EmptyCells container={grid} content={cells} origin={id} />}
    </div>
  );
}

/** The elements in the slot of a container; null for other elements. */
function contentOf(element: Element, schemaOf: SchemaOf): readonly Element[] | null {
  const settings = Object.entries(schemaOf(element.type)?.settings ?? {});
  const slot = settings.find(([, setting]) => setting.kind === "slot" && holdsElements(setting))?.[0];
  if (!slot) return null;
  const content = element.props[slot];
  return Array.isArray(content) ? (content as Element[]) : [];
}
