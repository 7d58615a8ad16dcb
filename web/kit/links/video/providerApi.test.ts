import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { API_POLL, API_TIMEOUT, type Provider, providerApi } from "./providerApi";
import { watchEnd } from "./watchEnd";

const globals = window as unknown as Record<string, unknown>;
const tags = () => [...document.querySelectorAll("script")];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const tag of tags()) tag.remove();
  delete globals.YT;
  delete globals.Vimeo;
});

describe.each([
  ["youtube", "YT", "https://www.youtube.com/iframe_api"],
  ["vimeo", "Vimeo", "https://player.vimeo.com/api/player.js"],
] as const)("%s", (provider: Provider, name, src) => {
  test("RUN-VID-01 RUN-VID-03 adds the provider's script once for all videos", async () => {
    const asked = [providerApi(provider), providerApi(provider), providerApi(provider)];
    expect(tags().map((tag) => tag.src)).toEqual([src]);

    globals[name] = { Player: class {} };
    await vi.advanceTimersByTimeAsync(API_POLL);

    expect(await Promise.all(asked)).toEqual([globals[name], globals[name], globals[name]]);
    await providerApi(provider);
    expect(tags()).toHaveLength(1);
  });

  test("RUN-VID-02 checks every 350 ms until the API is complete", async () => {
    const found = vi.fn();
    providerApi(provider).then(found);
    globals[name] = {};
    await vi.advanceTimersByTimeAsync(API_POLL * 3 - 1);
    globals[name] = { Player: class {} };
    expect(found).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);

    expect(API_POLL).toBe(350);
    expect(found).toHaveBeenCalledExactlyOnceWith(globals[name]);
  });

  test("RUN-VID-03 uses an API that the page has already", async () => {
    globals[name] = { Player: class {} };

    expect(await providerApi(provider)).toBe(globals[name]);
    expect(tags()).toEqual([]);
  });

  test("RUN-AST-05 rejects if it cannot be loaded, and retries for the next video", async () => {
    const first = expect(providerApi(provider)).rejects.toThrow("could not be loaded");
    tags()[0]?.dispatchEvent(new Event("error"));
    await first;
    expect(tags()).toEqual([]);

    const check = vi.fn();
    Object.defineProperty(globals, name, { configurable: true, get: check });
    const second = expect(providerApi(provider)).rejects.toThrow("no interface");
    expect(tags()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(API_TIMEOUT + API_POLL);
    await second;

    const checks = check.mock.calls.length;
    await vi.advanceTimersByTimeAsync(API_POLL * 3);
    expect(checks).toBeGreaterThan(1);
    expect(check).toHaveBeenCalledTimes(checks);
  });
});

test("ignores a video that was closed before the API was ready", async () => {
  const made = vi.fn();
  globals.YT = { Player: made };

  await watchEnd("youtube", document.createElement("iframe"), () => {});

  expect(made).not.toHaveBeenCalled();
});
