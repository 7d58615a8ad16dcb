import { expect, test, vi } from "vitest";
import type { Document } from "../../documents/document";
import { createHistory, MAX_STEPS, SAME_STEP_MS } from "./history";

const page = (title: string): Document => ({ root: {}, content: [{ type: "heading", props: { id: "h", title } }] });

function started() {
  let time = 0;
  const history = createHistory(page(""), () => time);
  const labels = () => history.state().steps.map(({ label }) => label);
  return { history, labels, wait: (ms: number) => (time += ms) };
}

test("EDIT-ED-07 undoes and redoes changes one by one", () => {
  const { history } = started();
  history.record(page("a"), { label: "Added" });
  history.record(page("b"), { label: "Moved" });

  expect(history.goTo(1)?.document).toEqual(page("a"));
  expect(history.goTo(0)?.document).toEqual(page(""));
  expect(history.goTo(-1)).toBeNull();
  expect(history.goTo(2)?.document).toEqual(page("b"));
  expect(history.goTo(3)).toBeNull();
});

test("EDIT-ED-07 replaces undone changes with a new one", () => {
  const { history, labels } = started();
  history.record(page("a"), { label: "Added" });
  history.goTo(0);
  history.record(page("b"), { label: "Moved" });

  expect(labels()).toEqual(["Opened", "Moved"]);
});

test("groups typing in one setting into one step, until a pause or another setting", () => {
  const { history, labels, wait } = started();
  for (const title of ["o", "oa", "oak"]) {
    wait(SAME_STEP_MS / 2);
    history.record(page(title), { label: "Title", key: "h:title" });
  }
  history.record(page("oak"), { label: "Text", key: "h:text" });
  history.record(page("oak!"), { label: "Title", key: "h:title" });
  wait(SAME_STEP_MS);
  history.record(page("oak!!"), { label: "Title", key: "h:title" });

  expect(labels()).toEqual(["Opened", "Title", "Text", "Title", "Title"]);
  expect(history.goTo(1)?.document).toEqual(page("oak"));
});

test("a change that joins the one before is undone with it", () => {
  const { history, labels } = started();
  history.record(page("a"), { label: "Link" });
  history.record(page("b"), { label: "CSS ID", joins: true });

  expect(labels()).toEqual(["Opened", "Link"]);
  expect(history.goTo(0)?.document).toEqual(page(""));
  expect(history.goTo(1)?.document).toEqual(page("b"));
});

test("starts a new step for typing after an undo", () => {
  const { history, labels } = started();
  history.record(page("o"), { label: "Title", key: "h:title" });
  history.record(page("x"), { label: "Moved" });
  history.goTo(1);
  history.record(page("oa"), { label: "Title", key: "h:title" });

  expect(labels()).toEqual(["Opened", "Title", "Title"]);
});

test("keeps only the last steps", () => {
  const { history } = started();
  for (let step = 0; step < MAX_STEPS * 3; step++) history.record(page(String(step)), { label: "Moved" });

  expect(history.state().steps).toHaveLength(MAX_STEPS);
  expect(history.state().index).toBe(MAX_STEPS - 1);
  expect(history.goTo(0)?.document).toEqual(page(String(MAX_STEPS * 2)));
});

test("notifies subscribers of each change until they unsubscribe", () => {
  const { history } = started();
  const heard = vi.fn();
  const leave = history.subscribe(heard);
  history.record(page("a"), { label: "Added" });
  history.goTo(0);
  leave();
  history.goTo(1);

  expect(heard).toHaveBeenCalledTimes(2);
});

test("groups typing on the canvas into one step, however long it takes", () => {
  const { history, labels, wait } = started();
  for (const title of ["o", "oa", "oak"]) {
    wait(SAME_STEP_MS * 5);
    history.record(page(title), { label: "Title", key: "typed-1", isOneStep: true });
  }
  expect(labels()).toEqual(["Opened", "Title"]);
});
