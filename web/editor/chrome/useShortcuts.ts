import { useEffect } from "react";
import { type Document, walk } from "../../kit/document";
import { type Command, duplicate, moveBy, remove } from "../commands/commands";
import { elementName } from "../commands/elementName";
import { newId } from "../commands/newIds";
import { moveIn, moveOut } from "../commands/slots";
import { elementById, placeOf } from "../commands/tree";
import { useEditorContext } from "../EditorContext";
import { useRecorder } from "../history/recorder";
import { type Editing, useEditing } from "../puckAdapter";
import { useSavingContext } from "../saving/SavingContext";

/** Keys that work anywhere in the editor. Called once for the screen and once for the canvas, each a document. */
export function useShortcuts(target: globalThis.Document | undefined) {
  const editing = useEditing();
  const { history } = useRecorder();
  const { save } = useSavingContext();
  const { boot, schemaOf } = useEditorContext();

  useEffect(() => {
    if (!target) return;
    const isCanvas = target !== document;
    const nameOf = (id: string) => {
      const element = elementById(editing.document(), id);
      return element ? elementName(element, schemaOf) : "";
    };
    const move = (id: string, command: Command) => {
      if (boot.locked) return;
      editing.apply(command, `Move ${nameOf(id)}`);
      editing.select(id);
    };
    const undo = () => editing.goTo(history.state().index - 1);
    const redo = () => editing.goTo(history.state().index + 1);

    /** True when the key was for the editor. */
    function handle(event: KeyboardEvent): boolean {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const id = editing.selectedId();
      if (event.ctrlKey || event.metaKey) {
        if (key === "s") return done(() => void save("draft"));
        if (key === "z") return done(event.shiftKey ? redo : undo);
        if (key === "y") return done(redo);
        // Puck would switch to a canvas that cannot be edited.
        if (key === "i") return !isTyping(event);
        if (key === "d" && id) return done(() => !boot.locked && copy(editing, id, nameOf(id)));
        return false;
      }
      if (isTyping(event) || isInDialog(event) || !id) return isCanvas && !id && step(event, editing);
      if (event.altKey) {
        if (key === "ArrowUp") return done(() => move(id, moveBy(id, -1)));
        if (key === "ArrowDown") return done(() => move(id, moveBy(id, 1)));
        if (key === "ArrowLeft") return done(() => move(id, moveOut(id)));
        if (key === "ArrowRight") return done(() => move(id, moveIn(id, schemaOf)));
        return false;
      }
      if (key === "Delete" || key === "Backspace")
        return done(() => !boot.locked && editing.apply(remove(id), `Delete ${nameOf(id)}`));
      if (key === "Escape") return done(() => editing.select(parentOf(editing.document(), id)));
      return isCanvas && step(event, editing);
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !handle(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Before Puck, which has keys of its own for some of these and asks nobody whether the page is locked.
    target.addEventListener("keydown", onKeyDown, true);
    return () => target.removeEventListener("keydown", onKeyDown, true);
  }, [target, editing, save, history, boot, schemaOf]);
}

function done(action: () => unknown): true {
  action();
  return true;
}

function isTyping({ target }: Event): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  const isField = /^(TEXTAREA|SELECT)$/.test(element.tagName);
  const isInput = element.tagName === "INPUT" && !/^(checkbox|radio|button)$/.test((element as HTMLInputElement).type);
  return isField || isInput || element.isContentEditable;
}

/** Wagtail's choosers and menus have their own use for Escape and Delete. */
const isInDialog = ({ target }: Event) =>
  Boolean((target as HTMLElement | null)?.closest?.("[role=dialog], dialog, .modal"));

function copy(editing: Editing, id: string, name: string) {
  const before = new Set([...walk(editing.document().content)].map(({ props }) => props.id));
  editing.apply(duplicate(id, newId), `Duplicate ${name}`);
  const copied = [...walk(editing.document().content)].find(({ props }) => !before.has(props.id));
  if (!copied) return;
  editing.select(copied.props.id);
  editing.reveal(copied.props.id);
}

const parentOf = (document: Document, id: string) => placeOf(document, id)?.parent?.props.id ?? null;

/** Arrow keys walk over the elements of the canvas, in the order of the page. */
function step(event: KeyboardEvent, editing: Editing): boolean {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || event.shiftKey) return false;
  const ids = [...walk(editing.document().content)].map(({ props }) => props.id);
  const current = ids.indexOf(editing.selectedId() ?? "");
  const next = current < 0 ? ids.at(by > 0 ? 0 : -1) : ids[current + by];
  if (!next) return false;
  editing.select(next);
  editing.reveal(next);
  return true;
}
