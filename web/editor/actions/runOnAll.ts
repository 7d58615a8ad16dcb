import type { Element } from "../../documents/document";
import { at, positionOf } from "../../documents/tree";
import { toText } from "../clipboard/format";
import type { Command } from "../commands/commands";
import {
  insertAllAfter,
  moveAllBy,
  moveAllIn,
  moveAllOut,
  removeAll,
  updateAll,
  wrapIn,
} from "../commands/manyCommands";
import { countOf } from "../commands/names/countOf";
import { withNewIdsForAll } from "../commands/newIds";
import { isHiddenOn, withVisibility } from "../commands/visibility";
import { newElement } from "../panels/widgets/newElement";
import { multiSelection, outermost } from "../selection/multiSelection";
import { gettext, ngettext } from "../texts/gettext";
import { withVersions } from "./clipboardActions";
import type { ActionContext } from "./context";
import type { ActionName } from "./elementActions";

/** The selected elements if the action on `id` is meant for several; otherwise null. */
export function severalFor(id: string, { editing }: ActionContext): Element[] | null {
  const ids = multiSelection.idsOf(editing.selectedId());
  const elements = ids.length > 1 && ids.includes(id) ? outermost(editing.document(), ids) : [];
  return elements.length > 1 ? elements : null;
}

/** What an action does with several elements, as one step; null if it needs a single one. */
export function commandForAll(name: ActionName, elements: readonly Element[], context: ActionContext): Command | null {
  const { schemaOf, device, devices } = context;
  const ids = elements.map(({ props }) => props.id);
  switch (name) {
    case "moveUp":
      return moveAllBy(ids, -1);
    case "moveDown":
      return moveAllBy(ids, 1);
    case "moveOut":
      return moveAllOut(ids);
    case "moveIn":
      return moveAllIn(ids, schemaOf);
    case "remove":
    case "cut":
      return removeAll(ids);
    case "hide": {
      const isHidden = elements.every(({ props }) => isHiddenOn(props, device, devices));
      return updateAll(ids, (props) => withVisibility(props, device, devices, isHidden));
    }
    default:
      return null;
  }
}

/** The step of the history. */
function stepOnAll(name: ActionName, elements: readonly Element[]): string {
  const values = { name: countOf(elements) };
  if (name === "remove") return gettext("Delete {name}", values);
  if (name === "cut") return gettext("Cut {name}", values);
  return name === "hide" ? gettext("Hide or show {name}", values) : gettext("Move {name}", values);
}

/** Runs an action on several elements. Returns false if it is one for a single element. */
export function runOnAll(name: ActionName, elements: readonly Element[], context: ActionContext): boolean {
  const { editing, screen, clipboard } = context;
  if (name === "copy" || name === "cut") {
    clipboard.write(textOf(elements));
    screen.announce(gettext("{name} copied", { name: countOf(elements) }));
    if (name === "copy") return true;
  }
  // Escape keeps only the element whose settings are shown.
  if (name === "selectParent") {
    const primary = editing.selectedId();
    multiSelection.selectAll(primary ? [primary] : [], editing);
    return true;
  }
  if (name === "wrap") return wrap(elements, context);
  if (name === "duplicate") return duplicate(elements, context);
  const command = commandForAll(name, elements, context);
  if (!command) return false;
  const next = name === "remove" || name === "cut" ? neighborOf(elements, context) : null;
  editing.apply(command, stepOnAll(name, elements));
  if (name === "remove" || name === "cut") editing.select(next);
  else
    multiSelection.selectAll(
      elements.map(({ props }) => props.id),
      editing,
    );
  return true;
}

export const textOf = (elements: readonly Element[]) => toText({ elements: withVersions(elements) });

/** A new container is selected, so that its settings follow. */
export function wrap(elements: readonly Element[], { editing, schemaOf, screen }: ActionContext): true {
  const schema = schemaOf("container");
  if (!schema) return true;
  const container = newElement(schema);
  const command = wrapIn(container, elements, schemaOf);
  if (command(editing.document()) === editing.document()) {
    screen.announce(gettext("A container is not allowed there."));
    return true;
  }
  editing.apply(command, gettext("Wrap in container"));
  editing.select(container.props.id);
  return true;
}

function duplicate(elements: readonly Element[], { editing, schemaOf }: ActionContext): true {
  const copies = withNewIdsForAll(elements);
  const last = elements.at(-1);
  if (last)
    editing.apply(
      insertAllAfter(copies, last.props.id, schemaOf),
      gettext("Duplicate {name}", { name: countOf(elements) }),
    );
  multiSelection.selectAll(
    copies.map(({ props }) => props.id),
    editing,
  );
  return true;
}

/** The element that is selected after these are gone, so that keyboard users keep their place. */
function neighborOf(elements: readonly Element[], { editing }: ActionContext): string | null {
  const document = editing.document();
  const ids = elements.map(({ props }) => props.id);
  const position = positionOf(document, ids.at(-1) ?? "");
  if (!position) return null;
  const siblings = at(document, position.list) as Element[];
  const remains = (one: Element) => !ids.includes(one.props.id);
  const next = siblings.slice(position.index).find(remains) ?? siblings.slice(0, position.index).findLast(remains);
  return (next ?? position.parent)?.props.id ?? null;
}
