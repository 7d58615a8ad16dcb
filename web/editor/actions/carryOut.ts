import { type Element, walk } from "../../kit/document/document";
import { fromText } from "../clipboard/format";
import { type Command, duplicate, moveBy } from "../commands/commands";
import { elementName } from "../commands/elementName";
import { newId } from "../commands/newIds";
import { moveIn, moveOut } from "../commands/slots";
import { styleOf } from "../commands/style";
import { elementById, placeOf } from "../commands/tree";
import { isHiddenOn, withVisibility } from "../commands/visibility";
import { copyStyleTo, copyTo, cutTo, paste, removeAndGoOn } from "./clipboardActions";
import type { ActionName } from "./elementActions";
import { type Surroundings, show } from "./surroundings";

/** Whether an action would change anything for the element. */
export function isPossible(name: ActionName, id: string, { editing, schemaOf, clipboard }: Surroundings): boolean {
  const document = editing.document();
  const element = elementById(document, id);
  if (!element) return false;
  const move = MOVES[name]?.(id, schemaOf);
  if (move) return move(document) !== document;
  if (name === "selectParent") return placeOf(document, id)?.parent != null;
  if (name === "copyStyle") return styleOf(element.props) !== null;
  if (name !== "paste" && name !== "pasteStyle") return true;
  const read = fromText(clipboard.read() ?? "");
  return read.ok && (name === "paste" ? "element" in read.copied : "style" in read.copied);
}

export function carryOut(name: ActionName, id: string, surroundings: Surroundings) {
  const { editing, schemaOf } = surroundings;
  const element = elementById(editing.document(), id);
  if (!element) return;
  const called = elementName(element, schemaOf);
  const move = MOVES[name]?.(id, schemaOf);
  if (move) {
    editing.apply(move, `Move ${called}`);
    show(editing, id);
  } else DEEDS[name as keyof typeof DEEDS](element, called, surroundings);
}

type Move = "moveUp" | "moveDown" | "moveOut" | "moveIn";
type Deed = (element: Element, called: string, surroundings: Surroundings) => void;

const MOVES: Partial<Record<ActionName, (id: string, schemaOf: Surroundings["schemaOf"]) => Command>> = {
  moveUp: (id) => moveBy(id, -1),
  moveDown: (id) => moveBy(id, 1),
  moveOut: (id) => moveOut(id),
  moveIn: (id, schemaOf) => moveIn(id, schemaOf),
};

const DEEDS: Record<Exclude<ActionName, Move>, Deed> = {
  insertAfter: (element, _called, { editing, screen }) => {
    editing.select(element.props.id);
    screen.openDialog("insert");
  },
  copy: ({ props }, _called, surroundings) => copyTo(surroundings.clipboard.write, props.id, surroundings),
  cut: ({ props }, _called, surroundings) => cutTo(surroundings.clipboard.write, props.id, surroundings),
  paste: (_element, _called, surroundings) => paste(surroundings.clipboard.read() ?? "", surroundings),
  duplicate: ({ props }, called, { editing }) => insertNew(editing, `Duplicate ${called}`, duplicate(props.id, newId)),
  copyStyle: (element, _called, surroundings) => copyStyleTo(surroundings.clipboard.write, element, surroundings),
  pasteStyle: (_element, _called, surroundings) => paste(surroundings.clipboard.read() ?? "", surroundings),
  selectParent: ({ props }, _called, { editing }) =>
    editing.select(placeOf(editing.document(), props.id)?.parent?.props.id ?? null),
  rename: ({ props }, _called, { screen }) => screen.rename(props.id),
  hide: ({ props }, called, { editing, device, devices }) => {
    const isHidden = isHiddenOn(props, device, devices);
    const label = `${isHidden ? "Show" : "Hide"} ${called}`;
    editing.update(props.id, (old) => withVisibility(old, device, devices, isHidden), { label });
  },
  remove: ({ props }, _called, surroundings) => removeAndGoOn(props.id, surroundings),
};

/** A new element is found by its id, which no element had before. */
function insertNew(editing: Surroundings["editing"], label: string, command: Command) {
  const before = new Set([...walk(editing.document().content)].map(({ props }) => props.id));
  editing.apply(command, label);
  const added = [...walk(editing.document().content)].find(({ props }) => !before.has(props.id));
  if (added) show(editing, added.props.id);
}
