import { useEffect } from "react";
import { walk } from "../../documents/walk";
import { ELEMENT_ACTIONS } from "../actions/elementActions";
import { matches } from "../actions/keys";
import { type ElementActions, useElementActions } from "../actions/useElementActions";
import type { History } from "../history/history";
import { useRecorder } from "../history/recorder";
import { type Editing, useEditing } from "../puckAdapter";
import { useSavingContext } from "../saving/SavingContext";
import { multiSelection } from "../selection/multiSelection";
import { selectSiblings } from "../selection/selectSiblings";
import { announceSelection } from "../selection/useMultiSelect";
import { zoom } from "./canvasArea/zoom";
import { focusArea } from "./focusArea";
import { elementOf, isMenuKey, openByKey } from "./menu/openMenu";
import { type Screen, useScreen } from "./ScreenContext";
import { isInDialog, isOfPanel, isOnControl, isOnHandle, isTyping } from "./typing";

/**
 * The shortcuts that work anywhere in the editor. Called once for the screen and once for the canvas, which is a
 * document of its own.
 */
export function useShortcuts(target: globalThis.Document | undefined) {
  const editing = useEditing();
  const actions = useElementActions();
  const screen = useScreen();
  const { history } = useRecorder();
  const { save } = useSavingContext();

  useEffect(() => {
    if (!target) return;
    const general = { ...STEPS_OF_ZOOM, ...stepsOfHistory(editing, history), "Ctrl+S": () => void save("draft") };
    const context = { general, editing, actions, screen, isCanvas: target !== document };
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !handle(event, context)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Runs before Puck, which has its own shortcuts for some of these and ignores the page's lock.
    target.addEventListener("keydown", onKeyDown, true);
    return () => target.removeEventListener("keydown", onKeyDown, true);
  }, [target, editing, actions, screen, save, history]);
}

type Shortcuts = Record<string, () => void>;
type Context = {
  /** They work in dialogs and while typing, too. */
  general: Shortcuts;
  editing: Editing;
  actions: ElementActions;
  screen: Screen;
  isCanvas: boolean;
};

const STEPS_OF_ZOOM: Shortcuts = {
  "Ctrl++": () => zoom.step(1),
  // The same key without Shift, which some keyboards need for plus.
  "Ctrl+=": () => zoom.step(1),
  "Ctrl+-": () => zoom.step(-1),
  "Ctrl+0": () => zoom.choose(null),
};

const stepsOfHistory = (editing: Editing, history: History): Shortcuts => ({
  "Ctrl+Z": () => editing.goTo(history.state().index - 1),
  "Ctrl+Shift+Z": () => editing.goTo(history.state().index + 1),
  "Ctrl+Y": () => editing.goTo(history.state().index + 1),
});

/** Returns true if the editor handled the key. */
function handle(event: KeyboardEvent, { general, editing, actions, screen, isCanvas }: Context): boolean {
  if (isOfPanel(event)) return false;
  const key = Object.keys(general).find((keys) => matches(event, keys));
  if (key) return done(general[key]);
  const selectAll = () => announceSelection(selectSiblings(editing).length, screen.announce);
  // The browser would select the text of the whole screen.
  if (matches(event, "Ctrl+A") && !isTyping(event)) return isInDialog(event) || done(selectAll);
  // Puck would switch to a canvas that cannot be edited.
  if (matches(event, "Ctrl+I")) return !isTyping(event);
  if (matches(event, "Ctrl+\\")) return done(screen.togglePanels);
  if (isInDialog(event)) return false;
  if (matches(event, "F6")) return done(() => focusArea(1));
  if (matches(event, "Shift+F6")) return done(() => focusArea(-1));
  if (isOnHandle(event)) return false;
  if (act(event, actions, editing)) return true;
  if (isMenuKey(event)) return openByKey(event, editing, screen);
  if (isTyping(event)) return false;
  if (matches(event, "?")) return done(() => screen.openDialog("shortcuts"));
  if (matches(event, "/")) return done(() => screen.openDialog("insert"));
  if (matches(event, "Escape")) return done(() => editing.select(null));
  return isCanvas && step(event, editing);
}

function done(action: (() => unknown) | undefined): true {
  action?.();
  return true;
}

/** Applies a key to its element. */
function act(event: KeyboardEvent, actions: ElementActions, editing: Editing): boolean {
  const id = elementOf(event, editing);
  const isMeant = (keys: string) => matches(event, keys) || (keys === "Delete" && matches(event, "Backspace"));
  const action = ELEMENT_ACTIONS.find(({ keys, isNative }) => !isNative && isMeant(keys));
  if (!id || !action || (isTyping(event) && !action.alsoWhileTyping)) return false;
  // Stops Puck too, which would delete the element.
  if (action.name === "remove" && isOnControl(event)) return true;
  // On a top-level element it clears the selection.
  if (action.name === "selectParent" && !actions.isPossible(action, id)) return false;
  actions.run(action, id);
  return true;
}

/** Arrow keys move the selection over the elements of the canvas, in page order. With Shift, they extend it. */
function step(event: KeyboardEvent, editing: Editing): boolean {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return false;
  const ids = [...walk(editing.document().content)].map(({ props }) => props.id);
  const current = ids.indexOf(editing.selectedId() ?? "");
  const next = current < 0 ? ids.at(by > 0 ? 0 : -1) : ids[current + by];
  if (!next) return false;
  if (event.shiftKey) multiSelection.add(next, editing);
  else editing.select(next);
  editing.reveal(next);
  return true;
}
