import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Document } from "../../documents/document";
import type { Answer, Saved, SaveRequest } from "./api";
import { createSaver } from "./createSaver";
import { localCopy } from "./localCopy";
import { AUTOSAVE_MS } from "./timers";

const page = (title: string): Document => ({
  root: {},
  content: [{ type: "heading", props: { id: "h", title } }],
});

function saver() {
  const requests: SaveRequest[] = [];
  const save = async (request: SaveRequest): Promise<Answer<Saved>> => {
    requests.push(request);
    const revision = { id: 10 + requests.length, created_at: `t${requests.length}` };
    return { ok: true, value: { revision, live_url: null, has_unpublished_changes: true } };
  };
  const copy = localCopy({ user: "7", kind: "page", pk: 1 });
  const start = { document: page("start"), revision: { id: 10, created_at: "t0" } };
  return { ...createSaver({ api: { save }, start, copy, isReadOnly: false }), requests };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it("EDIT-ED-07 saves without React and notifies its listeners of each state", async () => {
  const { changed, requests, start, state, subscribe } = saver();
  const states: string[] = [];
  subscribe(() => states.push(state().name));
  start();
  changed(page("oak"));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(requests.map(({ action }) => action)).toEqual(["autosave"]);
  expect(states).toEqual(["unsaved", "saving", "saved"]);
});

it("EDIT-ED-07 sends nothing after it was stopped", async () => {
  const { changed, requests, start } = saver();
  const stop = start();
  changed(page("oak"));
  stop();
  await vi.advanceTimersByTimeAsync(2 * AUTOSAVE_MS);
  expect(requests).toEqual([]);
});

/** A saver whose server gives these answers, and then accepts everything. */
function answered(...rejections: Partial<Answer<Saved> & { status: number; error: string }>[]) {
  const sent: SaveRequest[] = [];
  const save = async (request: SaveRequest): Promise<Answer<Saved>> => {
    sent.push(request);
    const rejection = rejections.shift();
    if (rejection)
      return { ok: false, status: 409, error: "invalid", message: "", problems: [], ...rejection } as never;
    const revision = { id: 10 + sent.length, created_at: `t${sent.length}` };
    return { ok: true, value: { revision, live_url: null, has_unpublished_changes: true } };
  };
  const copy = localCopy({ user: "7", kind: "page", pk: 1 });
  const start = { document: page("start"), revision: { id: 10, created_at: "t0" } };
  const made = createSaver({ api: { save }, start, copy, isReadOnly: false });
  made.start();
  return { ...made, sent };
}

it.each(["publish", "submit"] as const)(
  "EDIT-ED-07 remembers a rejected %s after the next autosave",
  async (action) => {
    const { changed, save, state } = answered({ status: 422 });
    changed(page("oak"));
    await save(action);
    expect(state()).toMatchObject({ name: "rejected", action });

    changed(page("elm"));
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
    expect(state()).toMatchObject({ name: "saved", missed: action });
    await save("draft");
    expect(state()).toMatchObject({ name: "saved", missed: null });
  },
);

it.each(["draft", "autosave"] as const)("EDIT-ED-07 a rejected %s leaves nothing to be repeated", async (action) => {
  const { changed, save, state } = answered({ status: 422 });
  changed(page("oak"));
  await save(action);
  changed(page("elm"));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);

  expect(state()).toMatchObject({ name: "saved", missed: null });
});

it("EDIT-ED-07 publishes once the network is back, with the revision that it knew", async () => {
  const { changed, save, state, sent } = answered({ status: 0, error: "offline" });
  changed(page("oak"));
  await save("publish");
  expect(state()).toMatchObject({ name: "rejected", action: "publish" });

  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ action, base_revision }) => [action, base_revision?.id])).toEqual([
    ["publish", 10],
    ["publish", 10],
  ]);
  expect(state()).toEqual({ name: "published" });
});

it("EDIT-ED-07 says what was done", async () => {
  const { changed, save, state, sent } = answered();
  const after = async (title: string, action: Parameters<typeof save>[0]) => {
    changed(page(title));
    expect(await save(action)).toBe(true);
    return state();
  };

  expect(await after("a", "publish")).toEqual({ name: "published" });
  expect(await after("b", "submit")).toEqual({ name: "submitted" });
  expect(await after("c", "draft")).toMatchObject({ name: "saved", missed: null });
  expect(await after("d", "autosave")).toMatchObject({ name: "saved", missed: null });
  await after("e", "autosave");
  // The second autosave replaces the first one, which is no version of its own.
  expect(sent.map(({ autosave_revision_id }) => autosave_revision_id)).toEqual([null, null, null, null, 14]);
});
