import type { Element } from "../../documents/document";
import { positionOf } from "../../documents/tree";
import type { MayAdd } from "../allowedWidgets";
import { type Command, duplicate } from "../commands/commands";
import { wrapIn } from "../commands/manyCommands";
import { newId } from "../commands/newIds";
import type { SchemaOf } from "../commands/slots";
import { styleOf } from "../commands/style";
import { newElement } from "../panels/widgets/newElement";

// Boxes in a row have one height. On a phone they follow each other.
const ROW_STYLE = { desktop: { flex_direction: "row" }, mobile: { flex_direction: "column" } };

/**
 * Puts a copy after the element, in one row with it: in the row or grid that already contains it, or in a new
 * container. Nothing changes where no container is allowed.
 */
export const duplicateInRow =
  (element: Element, schemaOf: SchemaOf, mayAdd: MayAdd): Command =>
  (document) => {
    const { id } = element.props;
    const copied = duplicate(id, newId);
    const parent = positionOf(document, id)?.parent;
    if (parent && isRow(parent)) return copied(document);
    const schema = schemaOf("container");
    if (!schema || !mayAdd(schema.type)) return document;
    const container = newElement(schema);
    // Inside another element, the row begins where the element began.
    const width = parent ? { content_width: "full" } : {};
    const row = { ...container, props: { ...container.props, ...width, $style: ROW_STYLE } };
    const wrapped = wrapIn(row, [element], schemaOf)(document);
    return wrapped === document ? document : copied(wrapped);
  };

const isRow = ({ type, props }: Element) =>
  type === "grid" || (type === "container" && /^row/.test(String(desktopStyle(props).flex_direction ?? "")));

const desktopStyle = (props: Element["props"]) => (styleOf(props)?.desktop ?? {}) as Record<string, unknown>;
