import { afterEach, describe, expect, test } from "vitest";
import { createAssets } from "./assets";

const registry = {
  script: { dialog: "/static/dialog.js", share: "/static/share.js" },
  style: { lightbox: "/static/lightbox.css" },
};

afterEach(() => {
  document.head.innerHTML = "";
});

const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script, link")];
// jsdom loads nothing, so the test fires the result.
function settle(type: "load" | "error") {
  for (const element of elements()) element.dispatchEvent(new Event(type));
}

describe("RUN-AST-02 loads an asset only once", () => {
  test("shares one load between several callers", async () => {
    const assets = createAssets(registry);
    expect(assets.state("script", "dialog")).toBe("not loaded");

    const first = assets.load("script", "dialog");
    expect(assets.load("script", "dialog")).toBe(first);
    expect(assets.state("script", "dialog")).toBe("not loaded");
    settle("load");
    await first;

    expect(assets.state("script", "dialog")).toBe("loaded");
    await assets.load("script", "dialog");
    expect(elements()).toHaveLength(1);
  });

  test("does not fetch what the page contains already", async () => {
    document.head.innerHTML = '<script src="/static/dialog.js"></script>';
    const assets = createAssets(registry);

    await assets.load("script", "dialog");

    expect(elements()).toHaveLength(1);
    expect(assets.state("script", "dialog")).toBe("loaded");
  });
});

test("RUN-AST-01 fetches nothing before it is needed", () => {
  createAssets(registry);

  expect(elements()).toEqual([]);
});

test("keeps scripts in order, and adds styles as stylesheets", () => {
  const assets = createAssets(registry);
  assets.load("script", "dialog");
  assets.load("script", "share");
  assets.load("style", "lightbox");

  const [dialog, share, lightbox] = elements();
  expect(dialog).toMatchObject({ src: "http://localhost:3000/static/dialog.js", async: false });
  expect(share).toMatchObject({ src: "http://localhost:3000/static/share.js", async: false });
  expect(lightbox).toMatchObject({ href: "http://localhost:3000/static/lightbox.css", rel: "stylesheet" });
});

describe("RUN-AST-05 an asset that fails", () => {
  test("rejects, leaves nothing behind and can be retried", async () => {
    const assets = createAssets(registry);
    const first = assets.load("style", "lightbox");
    settle("error");
    await expect(first).rejects.toThrow("/static/lightbox.css could not be loaded.");
    expect(elements()).toEqual([]);
    expect(assets.state("style", "lightbox")).toBe("not loaded");

    const second = assets.load("style", "lightbox");
    settle("load");
    await second;
    expect(assets.state("style", "lightbox")).toBe("loaded");
  });

  test.each(["unknown", "constructor"])("that the page does not list (%s) rejects", async (key) => {
    await expect(createAssets(registry).load("script", key)).rejects.toThrow(
      `The page's config lists no script called "${key}".`,
    );
    expect(elements()).toEqual([]);
  });
});
