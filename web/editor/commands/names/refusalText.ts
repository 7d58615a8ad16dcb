import type { Document } from "../../../documents/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { gettext } from "../../texts/gettext";
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
  if (!refused) return "";
  const values = { name: elementName(refused, schemaOf), added: added.label };
  return gettext("{name} cannot contain {added}. It was added below.", values);
}
