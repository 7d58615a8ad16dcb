import type { ElementProps } from "../../documents/document";
import { readCells } from "../../kit/cells/readCells";
import { withCell } from "../../kit/cells/writeCells";
import type { WidgetSchema } from "../../kit/schema/schema";
import type { Setting, TextareaSetting } from "../../kit/schema/settings";
import { gettext } from "../texts/gettext";
import { itemId } from "./items";

type Item = Record<string, unknown>;

/**
 * `title` is a setting; `tabs.<id of the item>.title` is a field of a list item, and `content.<row>.<column>` a cell of
 * a table. An id may contain dots.
 */
export function partsOf(path: string): { list: string; item: string; field: string } | null {
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
  if (parts && hasCells(setting)) return { ...setting, label: cellLabel(Number(parts.item), Number(parts.field)) };
  return parts && setting?.kind === "list" ? setting.fields[parts.field] : setting;
}

/** The name of a cell. Rows and columns begin with 0. */
export const cellLabel = (row: number, column: number): string =>
  gettext("Row {row}, column {column}", { row: row + 1, column: column + 1 });

const hasCells = (setting: Setting | undefined): setting is TextareaSetting =>
  setting?.kind === "textarea" && setting.editor === "cells";

/** The text as it is stored: in a rendered text, links have their current URLs. */
export function textAt(props: ElementProps, schema: WidgetSchema | undefined, path: string): unknown {
  const parts = partsOf(path);
  if (!parts) return props[path] ?? settingOfText(schema, path)?.default;
  const { list, item, field } = parts;
  if (hasCells(schema?.settings[list])) return readCells(textOf(props, schema, list))[Number(item)]?.[Number(field)];
  return itemsOf(props, schema, list).find((one, index) => itemId(one, index) === item)?.[field];
}

/** Props with this text. A deleted item gets none. */
export function withText(props: ElementProps, schema: WidgetSchema | undefined, path: string, text: string) {
  const parts = partsOf(path);
  if (!parts) return { ...props, [path]: text };
  if (hasCells(schema?.settings[parts.list])) {
    const content = textOf(props, schema, parts.list);
    return { ...props, [parts.list]: withCell(content, Number(parts.item), Number(parts.field), text) };
  }
  const changed = itemsOf(props, schema, parts.list).map((item, index) =>
    itemId(item, index) === parts.item ? { ...item, [parts.field]: text } : item,
  );
  return { ...props, [parts.list]: changed };
}

const itemsOf = (props: ElementProps, schema: WidgetSchema | undefined, list: string) =>
  (props[list] ?? schema?.settings[list]?.default ?? []) as Item[];

const textOf = (props: ElementProps, schema: WidgetSchema | undefined, name: string) =>
  String(props[name] ?? schema?.settings[name]?.default ?? "");
