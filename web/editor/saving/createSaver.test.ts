import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Document } from "../../kit/document/document";
import type { Answer, Saved, SaveRequest } from "./api";
import { AUTOSAVE_MS, createSaver } from "./createSaver";
import { localCopy } from "./localCopy";

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
