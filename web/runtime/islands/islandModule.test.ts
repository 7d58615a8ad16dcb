// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMount } from "./islandModule";

function withData(data: DOMStringMap) {
  const island = document.createElement("in-island");
  Object.assign(island.dataset, data);
  return island;
}

const until = () => new AbortController().signal;
const tabs = withData({ src: "/islands/tabs-1.js" });

test("the page carries the address of an island's code", async () => {
  const mount = () => () => {};
  const importer = vi.fn(async () => ({ mount }));

  expect(await loadMount(tabs, importer, until())).toBe(mount);
  expect(importer).toHaveBeenCalledExactlyOnceWith("/islands/tabs-1.js");
});

test("a widget of another package is mounted by the host module of the page", async () => {
  const factory = () => {};
  const mountFactory = vi.fn(() => "unmount");
  const importer = async (address: string) => (address === "/host.js" ? { mountFactory } : { default: factory });
  const island = withData({ src: "/foreign.js", host: "/host.js" });

  const mount = await loadMount(island, importer, until());

  expect(mount(island, { size: 1 }, "x-1")).toBe("unmount");
  expect(mountFactory).toHaveBeenCalledExactlyOnceWith(factory, island, { size: 1 }, "x-1");
});

describe("code that does not arrive", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("is asked for once more, by an address that the browser does not remember as failed", async () => {
    const mount = () => () => {};
    const importer = vi.fn(async (address: string) => {
      if (!address.includes("retry")) throw new TypeError("Failed to fetch");
      return { mount };
    });

    expect(await loadMount(tabs, importer, until())).toBe(mount);
    await loadMount(withData({ src: "/a.js?v=2" }), importer, until());
    expect(importer.mock.calls.flat()).toEqual([
      "/islands/tabs-1.js",
      "/islands/tabs-1.js?retry",
      "/a.js?v=2",
      "/a.js?v=2&retry",
    ]);
  });

  test("fails after the second attempt", async () => {
    const importer = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));

    await expect(loadMount(tabs, importer, until())).rejects.toThrow("Failed to fetch");
    expect(importer).toHaveBeenCalledTimes(2);
  });

  test("RUN-HND-20 has 120000 ms per attempt", async () => {
    const importer = vi.fn(() => new Promise(() => {}));
    const failure = expect(loadMount(tabs, importer, until())).rejects.toThrow("120000 ms");

    await vi.advanceTimersByTimeAsync(119_999);
    expect(importer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(importer).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(120_000);
    await failure;
  });

  test("RUN-HND-09 is not waited for when the island is gone", async () => {
    const visit = new AbortController();
    const importer = vi.fn(() => new Promise(() => {}));
    const failure = expect(loadMount(tabs, importer, visit.signal)).rejects.toThrow();
    visit.abort();
    await failure;

    expect(importer).toHaveBeenCalledTimes(1);
  });
});
