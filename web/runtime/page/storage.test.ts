import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storage } from "./storage";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const stored = (area = localStorage) => JSON.parse(area.getItem("intarsia") as string);

describe("RUN-STO-01 stores all keys and their expiry in one entry per area", () => {
  test("stores a value in local storage unless it is for the session", () => {
    storage.set("pageViews", 3);
    storage.set("activeSession", true, { session: true });

    expect(stored()).toEqual({ pageViews: 3 });
    expect(stored(sessionStorage)).toEqual({ activeSession: true });
    expect(storage.get("pageViews")).toBe(3);
    expect(storage.get("pageViews", { session: true })).toBeUndefined();
    expect(storage.get("activeSession", { session: true })).toBe(true);
  });

  test("stores the expiry next to the values", () => {
    storage.set("popup_1_times", 1, { lifetimeInSeconds: 60 });

    expect(stored()).toEqual({ popup_1_times: 1, __expiration: { popup_1_times: Date.now() + 60_000 } });
  });

  test("returns undefined for a missing key, also one that every object has", () => {
    expect(storage.get("nothing")).toBeUndefined();
    expect(storage.get("constructor")).toBeUndefined();
  });
});

describe("RUN-STO-02 has a lifetime per key, in seconds", () => {
  test("returns a key until it expires", () => {
    storage.set("gate", "open", { lifetimeInSeconds: 60 });
    storage.set("other", "stays");

    vi.advanceTimersByTime(60_000);
    expect(storage.get("gate")).toBe("open");

    vi.advanceTimersByTime(1);
    expect(storage.get("gate")).toBeUndefined();
    expect(stored()).toEqual({ other: "stays", __expiration: {} });
  });

  test("keeps the expiry of the first value, so that counting does not extend the period", () => {
    storage.set("times", 1, { lifetimeInSeconds: 60 });
    vi.advanceTimersByTime(30_000);
    storage.set("times", 2);
    vi.advanceTimersByTime(30_001);

    expect(storage.get("times")).toBeUndefined();
  });

  test("replaces an old lifetime with a new one, and restarts an expired key", () => {
    storage.set("times", 1, { lifetimeInSeconds: 10 });
    storage.set("times", 2, { lifetimeInSeconds: 60 });
    vi.advanceTimersByTime(30_000);
    expect(storage.get("times")).toBe(2);

    vi.advanceTimersByTime(30_001);
    storage.set("times", 3);
    vi.advanceTimersByTime(1e9);
    expect(storage.get("times")).toBe(3);
  });
});

describe("RUN-STO-04 tolerates an unusable storage", () => {
  test("blocked", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });

    expect(() => storage.set("a", 1)).not.toThrow();
    expect(storage.get("a")).toBeUndefined();
  });

  test("full", () => {
    storage.set("a", 1);
    const tooMuch = "x".repeat(6_000_000);

    expect(() => storage.set("b", tooMuch)).not.toThrow();
    expect(storage.get("a")).toBe(1);
    expect(storage.get("b")).toBeUndefined();
  });

  test.each(["{", "null", "[1]", '"text"'])("invalid: %s", (text) => {
    localStorage.setItem("intarsia", text);

    expect(storage.get("a")).toBeUndefined();
    storage.set("a", 1);
    expect(storage.get("a")).toBe(1);
  });

  test("expires no value if the expiry table is invalid", () => {
    localStorage.setItem("intarsia", '{"a": 1, "__expiration": "soon"}');

    expect(storage.get("a")).toBe(1);
  });

  test("drops a value that is not JSON", () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;

    expect(() => storage.set("a", loop)).not.toThrow();
    expect(storage.get("a")).toBeUndefined();
  });
});

test("RUN-STO-03 stores the editor's marks of flip box and scroll sequence in the session", () => {
  for (const key of ["haFlipBoxBack", "haScrollSequenceChangeApply"]) {
    storage.set(key, "el-1", { session: true });

    expect(storage.get(key, { session: true })).toBe("el-1");
  }
});
