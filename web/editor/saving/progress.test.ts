import { describe, expect, test } from "vitest";
import type { Rejection } from "./api";
import {
  afterRejected,
  afterStored,
  bodyOf,
  continuedFrom,
  hasUnsavedWork,
  isBlocked,
  type Progress,
  progressFrom,
} from "./progress";
import type { SaveRequest } from "./saveRequests";

type Base = { id: number };
const request = (action: string, document = "new") => ({ action, document }) as unknown as SaveRequest<string>;
const start = (changes: Partial<Progress<string, Base>> = {}): Progress<string, Base> => ({
  ...progressFrom<string, Base>({ document: "old", revision: { id: 1 } }),
  ...changes,
});
const rejection = (error: string) => ({ error }) as Rejection;

test("what the server has is unchanged at first, and a restored copy is unsaved", () => {
  expect(hasUnsavedWork(start())).toBe(false);
  expect(hasUnsavedWork(progressFrom({ document: "old", revision: null, isUnsaved: true }))).toBe(true);
});

test("a change and a request are unsaved work", () => {
  expect(hasUnsavedWork(start({ latest: "new" }))).toBe(true);
  expect(hasUnsavedWork(start({ requests: [request("publish", "old")] }))).toBe(true);
});

test.each(["stale", "locked", "signed_out", "other_user", "forbidden", "csrf", "not_found", "not_allowed"])(
  "after “%s”, autosaves wait for the user",
  (error) => expect(isBlocked({ error })).toBe(true),
);

test.each([null, "network", "invalid", "server"])("after “%s”, autosaves continue", (error) => {
  expect(isBlocked({ error })).toBe(false);
});

test("a request names its base, the autosave that it overwrites and the version that was restored", () => {
  expect(bodyOf(start({ autosaveId: 7, restoredId: 3 }), request("autosave"))).toEqual({
    document: "new",
    base_revision: { id: 1 },
    action: "autosave",
    autosave_revision_id: 7,
    restored_revision_id: 3,
  });
});

describe("after a request was stored", () => {
  const before = start({
    requests: [request("autosave"), request("publish")],
    restoredId: 3,
    error: "network",
    attempts: 2,
    missed: "publish",
  });

  test("the next one is sent on top of it", () => {
    expect(afterStored(before, request("publish"), { id: 2 })).toEqual({
      ...before,
      requests: [request("publish")],
      saved: "new",
      revision: { id: 2 },
      autosaveId: null,
      restoredId: undefined,
      error: null,
      attempts: 0,
      missed: null,
    });
  });

  test("an autosave can be overwritten, and a missed publication stays missed", () => {
    expect(afterStored(before, request("autosave"), { id: 2 })).toMatchObject({ autosaveId: 2, missed: "publish" });
  });
});

describe("after a rejection", () => {
  test.each([
    ["publish", "publish"],
    ["submit", "submit"],
    ["save", null],
    ["autosave", null],
  ])("“%s” is over, and missed is %s", (action, missed) => {
    const before = start({ requests: [request("autosave"), request(action)], attempts: 1 });

    expect(afterRejected(before, rejection("locked"))).toEqual({
      ...before,
      requests: [],
      error: "locked",
      attempts: 2,
      missed,
    });
  });

  test.each([
    [0, 9, 1],
    [503, 0, 1],
    [503, 1, 1],
    [503, 2, 0],
    [500, 0, 0],
    [409, 0, 0],
  ])("with the status %i after %i tries, %i requests are sent again", (status, attempts, count) => {
    const before = start({ requests: [request("publish")], attempts });

    expect(afterRejected(before, { error: "failed", status } as Rejection).requests).toHaveLength(count);
  });

  test("an earlier missed publication stays missed", () => {
    const before = start({ requests: [request("autosave")], missed: "publish" });

    expect(afterRejected(before, rejection("locked")).missed).toBe("publish");
  });
});

test("what is on the screen is saved again on top of another version", () => {
  const before = start({ autosaveId: 4, error: "stale", attempts: 3 });

  expect(continuedFrom(before, { id: 9 })).toEqual({
    ...before,
    revision: { id: 9 },
    autosaveId: null,
    saved: null,
    error: null,
    attempts: 0,
  });
});
