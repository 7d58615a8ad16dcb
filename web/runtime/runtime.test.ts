import { beforeEach, expect, test, vi } from "vitest";

// jsdom has no matchMedia, so no query matches, and no resource timing.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
Object.assign(performance, { getEntriesByName: () => [] });

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(window, "intarsia");
  document.body.innerHTML = "";
});

const start = () => import("./runtime");

test("RUN-HND-01 works with defaults without a config", async () => {
  document.body.innerHTML = '<script type="application/json" id="intarsia-config">{broken</script>';
  await start();

  expect(Object.keys(window.intarsia).sort()).toEqual([
    ...["actions", "ajax", "ask", "assets", "config", "destroyTree", "devices", "hooks", "inView", "mountTree"],
    ...["observeScroll", "openLightbox", "pageState", "storage"],
  ]);
  expect(window.intarsia.devices.mode()).toBe("desktop");
  expect(await window.intarsia.ajax("feed")).toMatchObject({ ok: false });
  await expect(window.intarsia.assets.load("script", "dialog")).rejects.toThrow("dialog");
});

test("passes the page's config to all parts", async () => {
  document.body.innerHTML =
    '<script type="application/json" id="intarsia-config">{"breakpoints": {"laptop": 1300}, "isEditor": true}</script>';
  await start();

  expect(window.intarsia.devices.active).toEqual(["desktop", "laptop", "tablet", "mobile"]);
  expect(window.intarsia.config.isEditor).toBe(true);
});

test("lets scripts that listen to intarsia:init take part from the first tree on", async () => {
  const trees: unknown[] = [];
  window.addEventListener(
    "intarsia:init",
    (event) => {
      expect((event as CustomEvent).detail).toBe(window.intarsia);
      window.intarsia.hooks.addAction("tree.mounted", "test", (tree) => trees.push(tree));
      window.intarsia.hooks.addAction("tree.destroyed", "test", (tree) => trees.push(tree));
    },
    { once: true },
  );
  await start();
  window.intarsia.mountTree(document.body);
  window.intarsia.destroyTree(document.body);

  expect(trees).toEqual([document, document.body, document.body]);
});

test("starts the page's islands from their URLs", async () => {
  const log: unknown[] = [];
  vi.stubGlobal("mounted", (id: string) => log.push(id));
  const module = "data:text/javascript,export const mount = (_element, _settings, id) => { globalThis.mounted(id); }";
  document.body.innerHTML = `<in-island data-id="t-1" data-hydrate="load" data-src="${module}"></in-island>`;
  await start();

  await vi.waitFor(() => expect(log).toEqual(["t-1"]));
  expect(document.querySelector("in-island")?.getAttribute("data-state")).toBe("hydrated");
});

test("asks for visitor data only if the page has a place for it", async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ success: true, data: { cart: { "": 3 } } })));
  vi.stubGlobal("fetch", asked);
  document.body.innerHTML =
    '<script type="application/json" id="intarsia-config">{"urls": {"ajax": "/ajax/"}}</script>' +
    '<template><b data-page-state="cart">0</b></template>';
  await start();
  const shown = new Promise((resolve) =>
    document.addEventListener("intarsia:page-state", (event) => resolve((event as CustomEvent).detail.value)),
  );
  expect(asked).not.toHaveBeenCalled();

  document.body.append(document.querySelector("template")?.content.cloneNode(true) as Node);
  window.intarsia.mountTree(document.body);

  expect(await shown).toBe(3);
  expect(await window.intarsia.pageState("cart")).toBe(3);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
