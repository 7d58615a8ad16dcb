import type { ElementProps } from "../../documents/document";
import type { WidgetSchema } from "../../kit/schema/schema";
import type { Setting } from "../../kit/schema/settings";
import { itemId } from "./items";

type Item = Record<string, unknown>;

/** `title` is a setting; `tabs.<id of the item>.title` is a field of a list item. An id may contain dots. */
function partsOf(path: string): { list: string; item: string; field: string } | null {
  const first = path.indexOf(".");
  const last = path.lastIndexOf(".");
  return first < 0 || first === last
    ? null
    : { list: path.slice(0, first), item: path.slice(first + 1, last), field: path.slice(last + 1) };
}

/** The setting, or the field of a list, of a text on the canvas. */
export function settingOfText(schema: WidgetSchema | undefined, path: string): Setting | undefined {
  const parts = partsOf(path);
  const setting = schema?.settings[parts?.list ?? path];
  return parts && setting?.kind === "list" ? setting.fields[parts.field] : setting;
}

/** The text as it is stored: in a rendered text, links have their current URLs. */
export function textAt(props: ElementProps, schema: WidgetSchema | undefined, path: string): unknown {
  const parts = partsOf(path);
  if (!parts) return props[path] ?? settingOfText(schema, path)?.default;
  return itemsOf(props, schema, parts.list).find((item, index) => itemId(item, index) === parts.item)?.[parts.field];
}

/** Props with this text. A deleted item gets none. */
export function withText(props: ElementProps, schema: WidgetSchema | undefined, path: string, text: string) {
  const parts = partsOf(path);
  if (!parts) return { ...props, [path]: text };
  const changed = itemsOf(props, schema, parts.list).map((item, index) =>
    itemId(item, index) === parts.item ? { ...item, [parts.field]: text } : item,
  );
  return { ...props, [parts.list]: changed };
}

const itemsOf = (props: ElementProps, schema: WidgetSchema | undefined, list: string) =>
  (props[list] ?? schema?.settings[list]?.default ?? []) as Item[];
