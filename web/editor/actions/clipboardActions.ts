import { type Document, type Element, type ElementStyle, isElement } from "../../documents/document";
import { at, elementById, mapElements, positionOf } from "../../documents/tree";
import { FIRST_VERSION } from "../../documents/upgrades";
import { walk } from "../../documents/walk";
import { SHARED_FIELDS } from "../../kit/style/sharedFields";
import { notAllowedText } from "../allowedWidgets";
import { type Copied, fromText, NEWER, toText } from "../clipboard/format";
import { type Command, remove, update } from "../commands/commands";
import { inOrder, insertAll, typesOf } from "../commands/manyCommands";
import { countOf } from "../commands/names/countOf";
import { elementTitle } from "../commands/names/elementName";
import { isCopyOf, withNewIdsForAll } from "../commands/newIds";
import { positionAfter, positionForNew } from "../commands/slots";
import { styleOf, withPastedStyle } from "../commands/style";
import { multiSelection } from "../selection/multiSelection";
import { gettext } from "../texts/gettext";
import { type ActionContext, show } from "./context";

type CopiedStyle = Extract<Copied, { style: ElementStyle }>;
type Write = (text: string) => unknown;

export function copyTo(write: Write, id: string, { editing, screen, schemaOf }: ActionContext) {
  const element = elementById(editing.document(), id);
  if (!element) return;
  write(toText({ element: withVersions([element])[0] as Element }));
  screen.announce(gettext("{name} copied", { name: elementTitle(element, schemaOf) }));
}

export function cutTo(write: Write, id: string, context: ActionContext) {
  copyTo(write, id, context);
  removeAndSelectNext(id, context);
}

/** Selects the neighbor, so that keyboard users keep their place. */
export function removeAndSelectNext(id: string, { editing, schemaOf }: ActionContext) {
  const document = editing.document();
  const position = positionOf(document, id);
  const element = elementById(document, id);
  if (!position || !element) return;
  const siblings = at(document, position.list) as Element[];
  const next = siblings[position.index + 1] ?? siblings[position.index - 1] ?? position.parent;
  editing.apply(remove(id), gettext("Delete {name}", { name: elementTitle(element, schemaOf) }));
  editing.select(next?.props.id ?? null);
}

export function copyStyleTo(write: Write, { type, props }: Element, { screen }: ActionContext) {
  const style = styleOf(props);
  if (!style) return;
  write(toText({ type, style, version: props.$version ?? FIRST_VERSION }));
  screen.announce(gettext("Style copied"));
}

/** Pastes an element into or after the selected one, or pastes a style onto it. A refusal is one sentence. */
export function paste(text: string, context: ActionContext) {
  const read = fromText(text);
  if (!read.ok) context.screen.announce(read.reason);
  else if (isNewer(read.copied, context)) context.screen.announce(NEWER);
  else if ("style" in read.copied) pasteStyle(currentStyle(read.copied, context), context);
  else pasteElements(elementsOf(read.copied), context);
}

/** The text of a whole page, to paste into another one. */
export const textOfPage = ({ content }: Document) => toText({ elements: withVersions(content) });

/** Elements that name no version have the first one. */
export const withVersions = (elements: readonly Element[]): Element[] =>
  mapElements(elements, (inner) => ({
    ...inner,
    props: { ...inner.props, $version: inner.props.$version ?? FIRST_VERSION },
  }));

/** Whether a widget had a newer version where this was copied. */
function isNewer(copied: Copied, { schemaOf }: ActionContext): boolean {
  const versions = "style" in copied ? [[copied.type, copied.version] as const] : versionsIn(elementsOf(copied));
  return versions.some(([type, version = FIRST_VERSION]) => version > (schemaOf(type)?.version ?? Infinity));
}

const elementsOf = (copied: Exclude<Copied, CopiedStyle>) => ("element" in copied ? [copied.element] : copied.elements);

const versionsIn = (elements: readonly Element[]) =>
  [...walk(elements)].map(({ type, props }) => [type, props.$version] as const);

/** Steps work on elements, so the style is upgraded as that of an element without other settings. */
function currentStyle({ type, version, style }: CopiedStyle, { upgrade }: ActionContext): ElementStyle {
  if (version === undefined) return style;
  const bare: Element = { type, props: { id: "style", $version: version, $style: style } };
  return upgrade(bare).document.props.$style ?? {};
}

function pasteElements(copied: readonly Element[], { editing, screen, schemaOf, mayAdd, upgrade }: ActionContext) {
  const elements = withNewIdsForAll(copied.map((element) => upgrade(element).document));
  const [first] = elements;
  if (!first) return;
  const refusal = notAllowedText(elements, mayAdd, schemaOf);
  if (refusal) return screen.announce(refusal);
  const position = positionForPasted(elements, editing, schemaOf);
  const named = elements.length === 1 ? elementTitle(first, schemaOf) : countOf(elements);
  editing.apply(insertAll(elements, position), gettext("Paste {name}", { name: named }));
  show(editing, first.props.id);
}

/** Copies go next to their original and to each other, although it is selected and may contain elements. */
function positionForPasted(
  elements: readonly Element[],
  editing: ActionContext["editing"],
  schemaOf: ActionContext["schemaOf"],
) {
  const [first] = elements;
  const types = typesOf(elements);
  const document = editing.document();
  const selected = elementById(document, editing.selectedId() ?? "");
  const after =
    first && selected && isCopyOf(first, selected)
      ? positionAfter(document, selected.props.id, schemaOf, ...types)
      : null;
  return after ?? positionForNew(document, selected?.props.id ?? null, schemaOf, ...types);
}

function pasteStyle(style: ElementStyle, { editing, screen, schemaOf }: ActionContext) {
  const element = elementById(editing.document(), editing.selectedId() ?? "");
  if (!isElement(element)) {
    screen.announce(gettext("A style is on the clipboard. Select an element, then paste."));
    return;
  }
  const fields = { ...SHARED_FIELDS, ...schemaOf(element.type)?.style };
  const all = multiSelection.idsOf(element.props.id);
  if (all.length > 1) return pasteStyleToAll(style, all, { editing, schemaOf });
  const label = gettext("Paste style to {name}", { name: elementTitle(element, schemaOf) });
  editing.update(element.props.id, (props) => withPastedStyle(props, style, fields), { label });
}

function pasteStyleToAll(
  style: ElementStyle,
  ids: readonly string[],
  { editing, schemaOf }: Pick<ActionContext, "editing" | "schemaOf">,
) {
  const commands = ids.map((id): Command => {
    const type = elementById(editing.document(), id)?.type ?? "";
    return update(id, (props) => withPastedStyle(props, style, { ...SHARED_FIELDS, ...schemaOf(type)?.style }));
  });
  editing.apply(inOrder(commands), gettext("Paste style to {name}", { name: countOf(ids) }));
}
