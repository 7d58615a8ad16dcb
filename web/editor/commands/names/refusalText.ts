import type { Document } from "../../../documents/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { refusedBy, type SchemaOf } from "../slots";
import { elementName } from "./elementName";

/** Why a new element is not where it was expected. Empty if it is. */
export function refusalText(
  document: Document,
  id: string | null,
  schemaOf: SchemaOf,
  added: Pick<WidgetSchema, "type" | "label">,
): string {
  const refused = refusedBy(document, id, schemaOf, added.type);
  return refused ? `${elementName(refused, schemaOf)} cannot contain ${added.label}. It was added below.` : "";
}
