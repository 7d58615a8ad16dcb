import { afterEach, beforeEach, expect, it, vi } from "vitest";

let adminScripts: () => Promise<void>;

beforeEach(async () => {
  vi.resetModules();
  ({ adminScripts } = await import("./adminScripts"));
});

afterEach(() => {
  document.body.innerHTML = "";
});

const holding = (html: string) => {
  document.body.innerHTML = `<template id="intarsia-admin-scripts">${html}</template>`;
};
const inPage = () => [...document.body.querySelectorAll<HTMLScriptElement>("body > script")];

it("adds waiting scripts in their order, and a page script only after all before it have run", async () => {
  holding(
    `<script src="/a.js" data-icons="/sprite"></script><script src="/b.js"></script><script id="last">1</script>`,
  );
  const done = adminScripts();
  expect(inPage().map((script) => script.getAttribute("src"))).toEqual(["/a.js", "/b.js"]);
  expect(inPage()[0]?.dataset.icons).toBe("/sprite");

  for (const script of inPage()) script.onload?.(new Event("load"));
  await done;

  expect(inPage().at(-1)?.id).toBe("last");
});

it("runs them once for several callers", async () => {
  holding(`<script id="only">1</script>`);
  await Promise.all([adminScripts(), adminScripts()]);
  await adminScripts();

  expect(inPage()).toHaveLength(1);
});

it("retries after a script failed to load", async () => {
  holding(`<script src="/a.js"></script>`);
  const failing = adminScripts();
  inPage()[0]?.onerror?.(new Event("error"));
  await expect(failing).rejects.toThrow("/a.js could not be loaded");

  const again = adminScripts();
  expect(inPage()).toHaveLength(1);
  inPage()[0]?.onload?.(new Event("load"));
  await again;
});
