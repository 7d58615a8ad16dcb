import { type Data, type PuckAction, useGetPuck } from "@puckeditor/core";
import { useMemo } from "react";
import type { Document, Element, ElementProps } from "../../documents/document";
import { renderedElement } from "../canvas/canvasFrame";
import { type Command, insert, type Target } from "../commands/commands";
import { itemsAround } from "../commands/items";
import { remainingNear } from "../commands/remainingNear";
import type { Change } from "../history/history";
import { type Recorder, useRecorder } from "../history/recorder";
import { type CanvasParts, useCanvasParts } from "./canvasParts";
import { addUnknown } from "./config";

export type Editing = {
  document: () => Document;
  selectedId: () => string | null;
  /** Runs a command as one step of the history with this label. Further ones with the same key join the step. */
  apply: (command: Command, label: string, key?: string) => void;
  /** Inserts a new element, selects it and scrolls to it. */
  position: (element: Element, target: Target, label: string) => void;
  /**
   * Changes one element's props. Much cheaper than `apply`, because it touches nothing else. `step` may depend on the
   * changed element.
   */
  update: (id: string, change: (props: ElementProps) => ElementProps, step: Step) => void;
  /** Changes the settings of the page, which the canvas does not show. */
  updateRoot: (change: (props: Record<string, unknown>) => Record<string, unknown>, step: Change) => void;
  /** Goes to another step of the history. The selected element stays selected if it exists there. */
  goTo: (step: number) => void;
  select: (id: string | null) => void;
  /** Scrolls the canvas to an element once it is rendered, and opens the tabs that contain it. */
  reveal: (id: string) => void;
};

type Step = Change | ((changed: Element) => Change);

const changeOf = (step: Step, changed: Element) => (typeof step === "function" ? step(changed) : step);

const ROOT_ZONE = "root:default-zone";
const LONGEST_RENDER_MS = 2000;

export function useEditing(): Editing {
  const get = useGetPuck();
  const recorder = useRecorder();
  const parts = useCanvasParts();
  return useMemo(() => createEditing(get, recorder, parts), [get, recorder, parts]);
}

type GetPuck = ReturnType<typeof useGetPuck>;

function createEditing(get: GetPuck, recorder: Recorder, parts: CanvasParts): Editing {
  const document = () => get().appState.data as unknown as Document;
  const selectedId = () => (get().selectedItem?.props.id as string | undefined) ?? null;
  const reveal = (id: string) => revealElement(document(), id, parts);
  const setDocument = (change: Command) => dispatchChange(get(), change, parts);

  const select = (id: string | null) => selectElement(get(), id);

  return {
    document,
    selectedId,
    select,
    reveal,

    apply: (command, label, key) => recorder.withChange({ label, key }, () => setDocument(command)),

    position(element, target, label) {
      recorder.withChange({ label, isPlacing: true }, () => setDocument(insert(element, target)));
      select(element.props.id);
      reveal(element.props.id);
    },

    update(id, change, step) {
      const replaced = replaceElement(get(), id, change);
      if (!replaced) return;
      recorder.withChange(changeOf(step, replaced.element), () => get().dispatch(replaced.action));
    },

    updateRoot: (change, step) => recorder.withChange(step, () => get().dispatch(replaceRoot(document(), change))),

    goTo(index) {
      const step = recorder.history.goTo(index);
      if (!step) return;
      const next = selectedAfter(step.document, document(), selectedId());
      recorder.withChange(null, () => setDocument(() => step.document));
      select(next);
    },
  };
}

function selectElement({ dispatch, getSelectorForId }: ReturnType<GetPuck>, id: string | null) {
  dispatch({ type: "setUi", ui: { itemSelector: id ? (getSelectorForId(id) ?? null) : null } });
}

/** If the selected element is gone, the one that takes its place, so that keyboard users keep theirs. */
const selectedAfter = (next: Document, before: Document, selected: string | null) =>
  selected === null ? null : remainingNear(before, next, selected);

function dispatchChange({ config, dispatch }: ReturnType<GetPuck>, change: Command, parts: CanvasParts) {
  // A function, because Puck logs a warning about data made from an older state.
  const data = (current: Data) => {
    const next = change(current as unknown as Document);
    addUnknown(config, next, parts);
    return next as unknown as Data;
  };
  dispatch({ type: "setData", data });
}

/** The element with other props, and Puck's action for it. Null if there is no such element. */
function replaceElement(puck: ReturnType<GetPuck>, id: string, change: (props: ElementProps) => ElementProps) {
  const selector = puck.getSelectorForId(id);
  if (!selector) return null;
  const before = puck.getItemById(id) as unknown as Element;
  const element = { ...before, props: change(before.props) };
  const action = {
    type: "replace",
    destinationIndex: selector.index,
    destinationZone: selector.zone ?? ROOT_ZONE,
    data: element,
    recordHistory: false,
  } as PuckAction;
  return { element, action };
}

/** Puck's action that replaces the settings of the page. */
function replaceRoot({ root }: Document, change: (props: Record<string, unknown>) => Record<string, unknown>) {
  const changed = { ...root, props: change(root.props ?? {}) };
  return { type: "replaceRoot", root: changed, recordHistory: false } as PuckAction;
}

function revealElement(document: Document, id: string, parts: CanvasParts) {
  for (const { element, item } of itemsAround(document, id)) parts.showItem(element, item);
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(id)));
}

/** Puck renders new elements some frames later, and a section of many elements after more of them. */
function scrollTo(id: string, until = performance.now() + LONGEST_RENDER_MS) {
  const element = renderedElement(id);
  if (element) element.scrollIntoView({ block: "nearest" });
  else if (performance.now() < until) requestAnimationFrame(() => scrollTo(id, until));
}
