import "../testing/canvasBrowser";
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import { CANVAS_PARTS } from "../canvas/canvasParts";
import { startDrag } from "../testing/dropOnCanvas";
import { inEditor } from "../testing/inEditor";
import { acceptSignals } from "../testing/openCanvas";
import { heading } from "../testing/openEditor";
import { EditingProvider, useDragCancel, useEditing } from "./index";

beforeEach(() => {
  localStorage.clear();
  // Not implemented in jsdom.
  vi.stubGlobal("PointerEvent", MouseEvent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAGE = { root: {}, content: [heading("a"), heading("b")] };

/** An editor in which the heading `b` was selected before something is dragged. */
async function dragging() {
  const onCancel = vi.fn();
  let editing: ReturnType<typeof useEditing> | undefined;
  function Parts() {
    editing = useEditing();
    useDragCancel(onCancel);
    return null;
  }
  const { unmount } = inEditor(
    <EditingProvider document={PAGE} widgets={widgets} parts={CANVAS_PARTS} onChange={() => {}} isReadOnly={false}>
      <Parts />
    </EditingProvider>,
  );
  act(() => editing?.select("b"));
  const frame = document.createElement("iframe");
  frame.id = "preview-frame";
  document.body.append(frame);
  await vi.waitFor(() => expect(frame.contentDocument?.readyState).toBe("complete"));
  acceptSignals((frame.contentWindow as Window & typeof globalThis).EventTarget.prototype);
  await startDrag(true);
  const ended = vi.fn();
  document.addEventListener("pointercancel", ended);
  const under = vi.spyOn(document, "elementsFromPoint").mockReturnValue([frame]);
  return {
    frame,
    onCancel,
    ended,
    under,
    selected: () => editing?.selectedId(),
    drop: () => startDrag(false),
    end() {
      document.removeEventListener("pointercancel", ended);
      frame.remove();
      unmount();
    },
  };
}
const press = (key: string, view: Window = window) => {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  view.dispatchEvent(event);
  return event.defaultPrevented;
};
const release = (view: Window & typeof globalThis, clientX = 10, clientY = 20) =>
  view.dispatchEvent(Object.assign(new view.Event("pointerup"), { clientX, clientY, view }));

test("Escape cancels what is dragged, once, and selects what was selected before", async () => {
  const { onCancel, ended, selected, drop, end } = await dragging();
  expect(selected()).toBeNull();
  expect(press("x")).toBe(false);
  expect(onCancel).not.toHaveBeenCalled();
  expect(press("Escape")).toBe(true);
  expect(ended).toHaveBeenCalledOnce();
  expect(press("Escape")).toBe(false);
  expect(onCancel).toHaveBeenCalledOnce();
  await drop();
  expect(selected()).toBe("b");
  end();
});

test("a release over the canvas drops, at the scale of the canvas", async () => {
  const { frame, onCancel, ended, under, selected, drop, end } = await dragging();
  const view = frame.contentWindow as Window & typeof globalThis;
  frame.getBoundingClientRect = () => new DOMRect(300, 50, 400, 300);
  Object.defineProperty(frame, "offsetWidth", { value: 800 });
  release(view);
  expect(under).toHaveBeenCalledWith(305, 60);
  expect(ended).not.toHaveBeenCalled();
  await drop();
  expect(onCancel).not.toHaveBeenCalled();
  expect(selected()).toBeNull();
  expect(press("Escape")).toBe(false);
  end();
});

test("a release outside of the canvas cancels", async () => {
  const { onCancel, ended, under, selected, drop, end } = await dragging();
  under.mockReturnValue([document.body]);
  release(window);
  expect(under).toHaveBeenCalledWith(10, 20);
  expect(ended).toHaveBeenCalledOnce();
  expect(onCancel).toHaveBeenCalledOnce();
  await drop();
  expect(selected()).toBe("b");
  end();
});

test("after what was dragged is dropped, Escape is for others", async () => {
  const { onCancel, drop, end } = await dragging();
  await drop();
  expect(press("Escape")).toBe(false);
  expect(onCancel).not.toHaveBeenCalled();
  end();
});
