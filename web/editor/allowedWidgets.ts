import type { Element } from "../documents/document";
import { walk } from "../documents/walk";
import type { Widget } from "../kit/schema/defineWidget";
import type { SchemaOf } from "./commands/slots";
import { newElement } from "./panels/widgets/newElement";
import type { Boot } from "./saving/api";
import { gettext } from "./texts/gettext";

/** Whether this user may add a widget to this document. Elements that are there already stay. */
export type MayAdd = (type: string) => boolean;

export const mayAddBy =
  ({ allowedWidgets }: Pick<Boot, "allowedWidgets">): MayAdd =>
  (type) =>
    allowedWidgets?.includes(type) ?? true;

/** The widgets to choose from. A new one can contain others, such as the texts of tabs. */
export const offeredOf = (widgets: readonly Widget[], mayAdd: MayAdd): readonly Widget[] =>
  widgets.filter(({ schema }) => mayAdd(schema.type) && mayAddAll([newElement(schema)], mayAdd));

/** Also those inside them. */
export const mayAddAll = (elements: readonly Element[], mayAdd: MayAdd): boolean =>
  [...walk(elements)].every(({ type }) => mayAdd(type));

/** Why these elements cannot be added; empty if they can. */
export function notAllowedText(elements: readonly Element[], mayAdd: MayAdd, schemaOf: SchemaOf): string {
  const refused = [...walk(elements)].find(({ type }) => !mayAdd(type));
  return refused
    ? gettext("{name} cannot be added here.", { name: schemaOf(refused.type)?.label ?? refused.type })
    : "";
}
