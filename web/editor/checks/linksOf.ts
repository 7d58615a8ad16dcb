import type { Document } from "../../documents/document";
import { walk } from "../../documents/walk";
import type { WidgetSchema } from "../../kit/schema/schema";
import { settingsIn } from "./settingsIn";

const LINKS = /<a\b[^>]*>/g;

/** Equal for documents with the same links and display conditions in the same elements. */
export function linksOf(document: Document | null, schemas: readonly WidgetSchema[]): string {
  const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
  const links = [...walk(document?.content ?? [])].flatMap((element) => {
    const schema = schemaOf.get(element.type);
    const values = schema ? settingsIn(schema, element) : [];
    return values.flatMap(({ setting, value }) => {
      if (setting.kind === "richtext") return [element.props.id, String(value).match(LINKS)];
      return setting.kind === "link" || setting.kind === "display_condition" ? [element.props.id, value] : [];
    });
  });
  return JSON.stringify(links);
}
