import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Document } from "../../documents/document";
import type { Action, Answer, Rejection, Saved, SaveRequest } from "./api";
import { localCopy } from "./localCopy";
import { RETRY_MS } from "./retry";
import { AUTOSAVE_MS } from "./timers";
import { useSaver } from "./useSaver";

const page = (title: string): Document => ({
  root: {},
  content: [{ type: "heading", props: { id: "h", title } }],
});
const rejection = (error: string, status: number): Rejection => ({
  ok: false,
  status,
  error,
  message: "",
  problems: [],
});

/** A server that numbers its revisions and returns what the test requires. */
function server() {
  const requests: SaveRequest[] = [];
  const rejections: Rejection[] = [];
  let id = 10;
  return {
    requests,
    rejections,
    save: async (request: SaveRequest): Promise<Answer<Saved>> => {
      requests.push(request);
      const rejected = rejections.shift();
      if (rejected) return rejected;
      const revision = request.autosave_revision_id ?? ++id;
      const page = { live_url: null, has_unpublished_changes: true };
      return { ok: true, value: { revision: { id: revision, created_at: `t${requests.length}` }, ...page } };
    },
  };
}

function editing(options: { isReadOnly?: boolean; isUnsaved?: boolean } = {}) {
  const api = server();
  const thing = { user: "7", kind: "page", pk: 1 };
  const copy = localCopy(thing);
  const start = { document: page("start"), revision: { id: 10, created_at: "t0" }, isUnsaved: options.isUnsaved };
  const { result } = renderHook(() => useSaver({ api, start, copy, isReadOnly: options.isReadOnly ?? false }));
  return {
    api,
    /** What the next session would find in this browser. */
    kept: () => localCopy(thing).found(page("elsewhere"))[0],
    restored: (id: number) => result.current.restored(id),
    continueFrom: (id: number) => act(() => result.current.continueFrom({ id, created_at: "theirs" })),
    focus: () => act(async () => void window.dispatchEvent(new Event("focus"))),
    state: () => result.current.state,
    change: (title: string) => act(() => result.current.changed(page(title))),
    save: (...actions: Action[]) => act(async () => void (await Promise.all(actions.map(result.current.save)))),
    /** In steps, so that the effects of one response happen before the next one. */
    wait: async (ms: number) => {
      for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("EDIT-ED-07 saving", () => {
  it("EDIT-ED-07 saves once, shortly after the last of many changes", async () => {
    const { api, change, wait, state } = editing();
    change("o");
    await wait(AUTOSAVE_MS - 1);
    change("oa");
    change("oak");
    expect(state().name).toBe("unsaved");
    await wait(AUTOSAVE_MS);
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({ action: "autosave", document: page("oak"), autosave_revision_id: null });
    expect(state().name).toBe("saved");
  });

  it("EDIT-ED-07 reports a restored version once", async () => {
    const { api, change, wait, restored } = editing();
    restored(7);
    change("old");
    await wait(AUTOSAVE_MS);
    change("mended");
    await wait(AUTOSAVE_MS);
    expect(api.requests.map(({ restored_revision_id }) => restored_revision_id)).toEqual([7, undefined]);
  });

  it("overwrites its own autosave until a draft is saved", async () => {
    const { api, change, wait, save } = editing();
    change("one");
    await wait(AUTOSAVE_MS);
    change("two");
    await wait(AUTOSAVE_MS);
    expect(api.requests[1]).toMatchObject({ autosave_revision_id: 11, base_revision: { id: 11, created_at: "t1" } });
    await save("draft");
    change("three");
    await wait(AUTOSAVE_MS);
    expect(api.requests.at(-1)?.autosave_revision_id).toBeNull();
  });

  it("does not save by itself what the server already has", async () => {
    const { api, save } = editing();
    await save("autosave");
    expect(api.requests).toHaveLength(0);
  });

  it("EDIT-ED-07 publishes the current document and says so", async () => {
    const { api, change, save, state } = editing();
    change("oak");
    await save("publish");
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({ action: "publish", document: page("oak") });
    expect(state().name).toBe("published");
  });

  it("sends requests one after the other, each with the revision of the previous one", async () => {
    const { api, change, save } = editing();
    change("oak");
    await save("draft", "publish");
    expect(api.requests.map(({ base_revision }) => base_revision?.created_at)).toEqual(["t0", "t1"]);
  });

  it("saves changes that were made while saving", async () => {
    const { api, change, wait, state } = editing();
    change("one");
    api.save = ((save) => async (request: SaveRequest) => {
      if (api.requests.length === 0) change("two");
      return save(request);
    })(api.save);
    await wait(AUTOSAVE_MS);
    expect(state().name).toBe("unsaved");
    await wait(AUTOSAVE_MS);
    expect(api.requests.at(-1)?.document).toEqual(page("two"));
    expect(state().name).toBe("saved");
  });

  it("keeps the document in the browser until the server has it", async () => {
    const { kept, change, wait } = editing();
    change("oak");
    await wait(AUTOSAVE_MS - 1);
    expect(kept()).toMatchObject({ document: page("oak"), base: { id: 10 } });
    await wait(AUTOSAVE_MS);
    expect(kept()).toBeUndefined();
  });

  it("saves a recovered document without waiting for another change", async () => {
    const { api, wait } = editing({ isUnsaved: true });
    await wait(AUTOSAVE_MS);
    expect(api.requests[0]?.document).toEqual(page("start"));
  });

  it("retries after a network error, and at once when the network is back", async () => {
    const { api, change, wait, state } = editing();
    api.rejections.push(rejection("offline", 0), rejection("offline", 0));
    change("oak");
    await wait(AUTOSAVE_MS);
    expect(state()).toMatchObject({ name: "rejected", rejection: { error: "offline" } });
    await wait(RETRY_MS);
    expect(api.requests).toHaveLength(2);
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(state().name).toBe("saved");
  });

  it.each([
    ["offline", 0],
    ["failed", 503],
    ["failed", 429],
    ["locked", 423],
  ])("retries by itself, with growing delays, when it is %s", async (error, status) => {
    const { api, change, wait, state } = editing();
    api.rejections.push(...Array.from({ length: 8 }, () => rejection(error, status)));
    change("oak");
    await wait(AUTOSAVE_MS);
    await wait(RETRY_MS);
    expect(api.requests).toHaveLength(2);
    await wait(RETRY_MS);
    expect(api.requests).toHaveLength(2);
    await wait(RETRY_MS);
    expect(api.requests).toHaveLength(3);
    expect(state()).toMatchObject({ name: "rejected", rejection: { error } });
    await wait(10 * 60_000);
    expect(state().name).toBe("saved");
    expect(api.requests.at(-1)?.document).toEqual(page("oak"));
  });

  it("publishes as soon as the network is back, and then saves later changes", async () => {
    const { api, change, wait, save, state } = editing();
    api.rejections.push(rejection("offline", 0));
    change("oak");
    await save("publish");
    expect(state()).toMatchObject({ name: "rejected", action: "publish" });
    await wait(RETRY_MS);
    expect(api.requests.at(-1)).toMatchObject({ action: "publish", document: page("oak") });
    expect(state().name).toBe("published");

    api.rejections.push(rejection("offline", 0), rejection("offline", 0));
    change("elm");
    await save("publish");
    change("walnut");
    await wait(60_000);
    expect(api.requests.slice(-2)).toMatchObject([
      { action: "publish", document: page("elm") },
      { action: "autosave", document: page("walnut") },
    ]);
    expect(state().name).toBe("saved");
  });

  it("repeats an unanswered request unchanged, because the server may have processed it", async () => {
    const { api, change, wait, save } = editing();
    api.rejections.push(rejection("offline", 0), rejection("failed", 504));
    change("one");
    await wait(AUTOSAVE_MS);
    change("two");
    await save("publish");
    await wait(60_000);
    expect(api.requests.map(({ action, document }) => [action, document.content[0]?.props.title])).toEqual([
      ["autosave", "one"],
      ["autosave", "one"],
      ["autosave", "one"],
      ["publish", "two"],
    ]);
  });

  it.each([500, 502])("stops repeating a document for which the server returns %i each time", async (status) => {
    const { api, change, wait, state } = editing();
    api.save = (
      (save) => async (request: SaveRequest) =>
        request.document.content[0]?.props.title === "poison" ? rejection("failed", status) : save(request)
    )(api.save);
    change("poison");
    await wait(60_000);
    change("food");
    await wait(60_000);
    expect(api.requests.map(({ document }) => document)).toEqual([page("food")]);
    expect(state().name).toBe("saved");
  });

  it.each([
    ["signed_out", 401],
    ["other_user", 409],
  ])("retries once when the window gets focus after it was rejected as %s", async (error, status) => {
    const { api, change, wait, focus, state } = editing();
    api.rejections.push(rejection(error, status), rejection(error, status));
    change("oak");
    await wait(AUTOSAVE_MS);
    await focus();
    expect(api.requests).toHaveLength(2);
    expect(state().name).toBe("rejected");
    await focus();
    expect(state().name).toBe("saved");
  });

  it.each([
    ["locked", 423],
    ["signed_out", 401],
    ["failed", 500],
  ])("says that it is saved but not published if publishing was rejected as it was %s", async (error, status) => {
    const { api, change, wait, focus, save, state } = editing();
    api.rejections.push(rejection(error, status));
    change("oak");
    await save("publish");
    await focus();
    await wait(60_000);
    expect(api.requests.map(({ action }) => action)).toEqual(["publish", "autosave"]);
    expect(state()).toMatchObject({ name: "saved", missed: "publish" });
    change("elm");
    await wait(AUTOSAVE_MS);
    expect(state()).toMatchObject({ name: "saved", missed: "publish" });
    await save("publish");
    change("walnut");
    await wait(AUTOSAVE_MS);
    expect(state()).toMatchObject({ name: "saved", missed: null });
  });

  it("asks before the page is left while something is still to be published", async () => {
    const { api, save } = editing();
    api.rejections.push(rejection("offline", 0));
    await save("publish");
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    ["stale", 409],
    ["signed_out", 401],
    ["other_user", 409],
    ["forbidden", 403],
  ])("waits for a decision when it is %s, and loses nothing", async (error, status) => {
    const { api, kept, change, wait, save, state } = editing();
    api.rejections.push(rejection(error, status));
    change("oak");
    await wait(AUTOSAVE_MS);
    change("walnut");
    await wait(60_000);
    expect(api.requests).toHaveLength(1);
    expect(state()).toMatchObject({ name: "rejected", rejection: { error } });
    expect(kept()?.document).toEqual(page("walnut"));
    await save("draft");
    expect(api.requests.at(-1)?.document).toEqual(page("walnut"));
    expect(state().name).toBe("saved");
  });

  it("continues after another user's version with the current document", async () => {
    const { api, kept, change, save, continueFrom, wait, state } = editing();
    api.rejections.push(rejection("stale", 409));
    change("mine");
    await save("publish");
    continueFrom(42);
    await wait(AUTOSAVE_MS);
    expect(api.requests.at(-1)).toMatchObject({
      document: page("mine"),
      base_revision: { id: 42 },
      action: "autosave",
    });
    expect(state()).toMatchObject({ name: "saved", missed: "publish" });
    expect(kept()).toBeUndefined();
  });

  it.each(["invalid", "too_large"])("saves again after a correction if it was %s", async (error) => {
    const { api, change, wait, state } = editing();
    api.rejections.push(rejection(error, 422));
    change("wrong");
    await wait(AUTOSAVE_MS);
    expect(state().name).toBe("rejected");
    change("right");
    await wait(AUTOSAVE_MS);
    expect(state().name).toBe("saved");
  });

  it("asks before the page is left with unsaved changes", async () => {
    const { change, wait } = editing();
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    change("oak");
    expect(leave()).toBe(true);
    await wait(AUTOSAVE_MS);
    expect(leave()).toBe(false);
  });

  it("never saves a locked page", async () => {
    const { api, change, wait, save } = editing({ isReadOnly: true });
    change("oak");
    await wait(60_000);
    await save("draft");
    expect(api.requests).toHaveLength(0);
  });
});
