import type { Document } from "../../documents/document";
import type { WidgetSchema } from "../../kit/schema/schema";
import { elementName } from "./elementName";
import { refusedBy, type SchemaOf } from "./slots";

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
