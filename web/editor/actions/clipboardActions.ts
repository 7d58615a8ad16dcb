import { type Element, type ElementStyle, isElement } from "../../documents/document";
import { at, elementById, mapElements, positionOf } from "../../documents/tree";
import { FIRST_VERSION } from "../../documents/upgrades";
import { walk } from "../../documents/walk";
import { SHARED_FIELDS } from "../../kit/style/sharedFields";
import { type Copied, fromText, NEWER, toText } from "../clipboard/format";
import { insert, remove } from "../commands/commands";
import { elementName } from "../commands/elementName";
import { newId, withNewIds } from "../commands/newIds";
import { positionForNew } from "../commands/slots";
import { styleOf, withPastedStyle } from "../commands/style";
import { type ActionContext, show } from "./context";

type CopiedStyle = Extract<Copied, { style: ElementStyle }>;
type Write = (text: string) => unknown;

export function copyTo(write: Write, id: string, { editing, screen, schemaOf }: ActionContext) {
  const element = elementById(editing.document(), id);
  if (!element) return;
  write(toText({ element: withVersions(element) }));
  screen.announce(`${elementName(element, schemaOf)} copied`);
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
  editing.apply(remove(id), `Delete ${elementName(element, schemaOf)}`);
  editing.select(next?.props.id ?? null);
}

export function copyStyleTo(write: Write, { type, props }: Element, { screen }: ActionContext) {
  const style = styleOf(props);
  if (!style) return;
  write(toText({ type, style, version: props.$version ?? FIRST_VERSION }));
  screen.announce("Style copied");
}

/** Pastes an element into or after the selected one, or pastes a style onto it. A refusal is one sentence. */
export function paste(text: string, context: ActionContext) {
  const read = fromText(text);
  if (!read.ok) context.screen.announce(read.reason);
  else if (isNewer(read.copied, context)) context.screen.announce(NEWER);
  else if ("style" in read.copied) pasteStyle(currentStyle(read.copied, context), context);
  else pasteElement(read.copied.element, context);
}

/** Elements that name no version have the first one. */
const withVersions = (element: Element): Element =>
  mapElements([element], (inner) => ({
    ...inner,
    props: { ...inner.props, $version: inner.props.$version ?? FIRST_VERSION },
  }))[0] as Element;

/** Whether a widget had a newer version where this was copied. */
function isNewer(copied: Copied, { schemaOf }: ActionContext): boolean {
  const versions = "style" in copied ? [[copied.type, copied.version] as const] : versionsIn(copied.element);
  return versions.some(([type, version = FIRST_VERSION]) => version > (schemaOf(type)?.version ?? Infinity));
}

const versionsIn = (element: Element) => [...walk([element])].map(({ type, props }) => [type, props.$version] as const);

/** Steps work on elements, so the style is upgraded as that of an element without other settings. */
function currentStyle({ type, version, style }: CopiedStyle, { upgrade }: ActionContext): ElementStyle {
  if (version === undefined) return style;
  const bare: Element = { type, props: { id: "style", $version: version, $style: style } };
  return upgrade(bare).document.props.$style ?? {};
}

function pasteElement(copied: Element, { editing, schemaOf, upgrade }: ActionContext) {
  const element = withNewIds(upgrade(copied).document, newId);
  const position = positionForNew(editing.document(), editing.selectedId(), schemaOf, element.type);
  editing.apply(insert(element, position), `Paste ${elementName(element, schemaOf)}`);
  show(editing, element.props.id);
}

function pasteStyle(style: ElementStyle, { editing, screen, schemaOf }: ActionContext) {
  const element = elementById(editing.document(), editing.selectedId() ?? "");
  if (!isElement(element)) {
    screen.announce("A style is on the clipboard. Select an element, then paste.");
    return;
  }
  const fields = { ...SHARED_FIELDS, ...schemaOf(element.type)?.style };
  const label = `Paste style to ${elementName(element, schemaOf)}`;
  editing.update(element.props.id, (props) => withPastedStyle(props, style, fields), { label });
}
