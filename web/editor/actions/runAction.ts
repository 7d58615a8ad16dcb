import type { Element } from "../../documents/document";
import { at, elementById, positionOf } from "../../documents/tree";
import { mayAddAll } from "../allowedWidgets";
import { fromText } from "../clipboard/format";
import { type Command, duplicate, moveBy } from "../commands/commands";
import { elementTitle } from "../commands/names/elementName";
import { newId } from "../commands/newIds";
import { moveIn, moveOut } from "../commands/slots";
import { styleOf } from "../commands/style";
import { isHiddenOn, withVisibility } from "../commands/visibility";
import { gettext } from "../texts/gettext";
import { copyStyleTo, copyTo, cutTo, paste, removeAndSelectNext } from "./clipboardActions";
import { type ActionContext, show } from "./context";
import { duplicateInRow } from "./duplicateInRow";
import type { ActionName } from "./elementActions";
import { commandForAll, runOnAll, severalFor, wrap } from "./runOnAll";

/** Whether an action would change anything for the element. */
export function isPossible(name: ActionName, id: string, context: ActionContext): boolean {
  const { editing, schemaOf, mayAdd, clipboard } = context;
  const document = editing.document();
  const element = elementById(document, id);
  if (!element) return false;
  const all = severalFor(id, context);
  if (all && (name === "rename" || name === "copyStyle" || name === "duplicateInRow")) return false;
  const move = all ? commandForAll(name, all, context) : MOVES[name]?.(id, schemaOf);
  if (move) return move(document) !== document;
  if (name === "wrap") return schemaOf("container") !== undefined && mayAdd("container");
  if (name === "duplicate") return mayAddAll(all ?? [element], mayAdd);
  if (name === "duplicateInRow")
    return mayAddAll([element], mayAdd) && duplicateInRow(element, schemaOf, mayAdd)(document) !== document;
  if (all && name === "selectParent") return true;
  if (name === "selectParent") return positionOf(document, id)?.parent != null;
  if (name === "copyStyle") return styleOf(element.props) !== null;
  if (name !== "paste" && name !== "pasteStyle") return true;
  const read = fromText(clipboard.read() ?? "");
  return read.ok && (name === "pasteStyle") === "style" in read.copied;
}

export function runAction(name: ActionName, id: string, context: ActionContext) {
  const { editing, schemaOf } = context;
  const element = elementById(editing.document(), id);
  if (!element) return;
  const all = severalFor(id, context);
  if (all && runOnAll(name, all, context)) return;
  const called = elementTitle(element, schemaOf);
  const move = MOVES[name]?.(id, schemaOf);
  if (move) {
    editing.apply(move, gettext("Move {name}", { name: called }));
    show(editing, id);
  } else HANDLERS[name as keyof typeof HANDLERS](element, called, context);
}

type Move = "moveUp" | "moveDown" | "moveOut" | "moveIn";
type ActionHandler = (element: Element, called: string, context: ActionContext) => void;

const MOVES: Partial<Record<ActionName, (id: string, schemaOf: ActionContext["schemaOf"]) => Command>> = {
  moveUp: (id) => moveBy(id, -1),
  moveDown: (id) => moveBy(id, 1),
  moveOut: (id) => moveOut(id),
  moveIn: (id, schemaOf) => moveIn(id, schemaOf),
};

const HANDLERS: Record<Exclude<ActionName, Move>, ActionHandler> = {
  insert: (element, _called, { editing, screen }) => {
    editing.select(element.props.id);
    screen.openDialog("insert");
  },
  copy: ({ props }, _called, context) => copyTo(context.clipboard.write, props.id, context),
  cut: ({ props }, _called, context) => cutTo(context.clipboard.write, props.id, context),
  paste: (_element, _called, context) => paste(context.clipboard.read() ?? "", context),
  duplicate: ({ props }, called, context) =>
    copyAfter(context, props.id, gettext("Duplicate {name}", { name: called }), duplicate(props.id, newId)),
  duplicateInRow: (element, called, context) =>
    copyAfter(
      context,
      element.props.id,
      gettext("Duplicate {name} in a row", { name: called }),
      duplicateInRow(element, context.schemaOf, context.mayAdd),
    ),
  copyStyle: (element, _called, context) => copyStyleTo(context.clipboard.write, element, context),
  pasteStyle: (_element, _called, context) => paste(context.clipboard.read() ?? "", context),
  selectParent: ({ props }, _called, { editing }) =>
    editing.select(positionOf(editing.document(), props.id)?.parent?.props.id ?? null),
  wrap: (element, _called, context) => void wrap([element], context),
  rename: ({ props }, _called, { screen }) => screen.rename(props.id),
  hide: ({ props }, called, { editing, device, devices }) => {
    const isHidden = isHiddenOn(props, device, devices);
    const label = gettext(isHidden ? "Show {name}" : "Hide {name}", { name: called });
    editing.update(props.id, (old) => withVisibility(old, device, devices, isHidden), { label });
  },
  saveSection: ({ props }, _called, { editing, screen }) => {
    editing.select(props.id);
    screen.openDialog("saveSection");
  },
  remove: ({ props }, _called, context) => removeAndSelectNext(props.id, context),
};

/** Runs a command that puts a copy after the element, and selects the copy. */
function copyAfter({ editing }: ActionContext, id: string, label: string, command: Command) {
  editing.apply(command, label);
  const position = positionOf(editing.document(), id);
  const copy = position && (at(editing.document(), position.list) as Element[])[position.index + 1];
  if (copy) show(editing, copy.props.id);
}
