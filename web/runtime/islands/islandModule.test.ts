import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMount } from "./islandModule";

function withData(data: DOMStringMap) {
  const island = document.createElement("in-island");
  Object.assign(island.dataset, data);
  return island;
}

const until = () => new AbortController().signal;
const tabs = withData({ src: "/islands/tabs-1.js" });

test("uses the URL of the island's code in the page", async () => {
  const mount = () => () => {};
  const importer = vi.fn(async () => ({ mount }));

  expect(await loadMount(tabs, importer, until())).toBe(mount);
  expect(importer).toHaveBeenCalledExactlyOnceWith("/islands/tabs-1.js");
});

test("runs an enhancement on the widget's root, until the island is removed", async () => {
  const enhance = vi.fn();
  tabs.innerHTML = "<div></div>";
  const mount = await loadMount(tabs, async () => ({ enhance }), until());

  const end = mount(tabs, {}, "t-1");
  const [root, ended] = enhance.mock.calls[0] as [Element, AbortSignal];
  expect(root).toBe(tabs.firstElementChild);
  expect(ended.aborted).toBe(false);
  end();
  expect(ended.aborted).toBe(true);
});

test("starts nothing for a widget that rendered nothing", async () => {
  const enhance = vi.fn();
  const mount = await loadMount(withData({ src: "/tabs.js" }), async () => ({ enhance }), until());

  mount(withData({}), {}, "t-1")();

  expect(enhance).not.toHaveBeenCalled();
});

test("mounts a third-party widget with the page's host module", async () => {
  const factory = () => {};
  const mountFactory = vi.fn(() => "unmount");
  const importer = async (address: string) => (address === "/host.js" ? { mountFactory } : { default: factory });
  const island = withData({ src: "/foreign.js", host: "/host.js" });

  const mount = await loadMount(island, importer, until());

  expect(mount(island, { size: 1 }, "x-1")).toBe("unmount");
  expect(mountFactory).toHaveBeenCalledExactlyOnceWith(factory, island, { size: 1 }, "x-1");
});

describe("code that fails to load", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("is requested once more, at a URL that the browser has not cached as failed", async () => {
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

  test("RUN-HND-09 is ignored when the island is removed", async () => {
    const visit = new AbortController();
    const importer = vi.fn(() => new Promise(() => {}));
    const failure = expect(loadMount(tabs, importer, visit.signal)).rejects.toThrow();
    visit.abort();
    await failure;

    expect(importer).toHaveBeenCalledTimes(1);
  });
});
