import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { actionLink } from "../../kit/links/actionLink";
import { resolveAction } from "../../kit/links/resolveAction";
import { createHooks } from "../page/hooks";
import { createActions } from "./registry";
import { watchActionLinks } from "./watchActionLinks";

/** What links can do with it is in `data-commands`. */
const island = (commands: string, id: string, content = "") =>
  `<in-island data-commands="${commands}" data-id="${id}"><dialog class="dialog">${content}</dialog></in-island>`;
const leading = (name: string, settings: Record<string, unknown> = {}) =>
  `<a href="${actionLink(name, settings)}">x</a>`;

/** A page, and the commands that its popups and panels received. */
function visit(html: string, hash = "") {
  history.replaceState(null, "", `/page/${hash}`);
  document.body.innerHTML = html;
  const hooks = createHooks();
  const requests: string[] = [];
  const note = ({ target, detail }: Event & { detail?: { surface: string } }) =>
    requests.push(`${detail?.surface} ${(target as HTMLElement).dataset.id}`);
  for (const one of document.querySelectorAll("in-island")) one.addEventListener("w:command", note);
  const actions = createActions();
  onTestFinished(
    watchActionLinks(document, hooks, actions, vi.fn(), { src: "/actions.js" }, () => import("./actionLinks")),
  );
  const click = async () => {
    document.querySelector("a")?.click();
    await vi.dynamicImportSettled();
  };
  return { requests, actions, click, mount: () => hooks.doAction("tree.mounted", document) };
}

beforeEach(() => vi.restoreAllMocks());

test.each([
  ["popup:open", { id: "p" }, "open p"],
  ["popup:open", { id: "p", toggle: true }, "toggle p"],
  ["popup:open", { id: "p", toggle: "yes" }, "toggle p"],
  ["off_canvas:open", { id: "o" }, "open o"],
  ["off_canvas:close", { id: "o", displayMode: "open" }, "close o"],
  ["off_canvas:toggle", { id: "o" }, "toggle o"],
])("RUN-ACT-02 sends the command of a link to the named element: %s %j", async (name, settings, expected) => {
  const elements = island("popup", "p") + island("off_canvas", "o");
  const plain = visit(leading(name, settings) + elements);
  await plain.click();
  const encoded = visit(`<a href="${decodeURIComponent(actionLink(name, settings))}">x</a>${elements}`);
  await encoded.click();

  expect([plain.requests, encoded.requests]).toEqual([[expected], [expected]]);
});

test.each([
  ["popup:open", { id: "unknown" }],
  ["popup:open", { id: '"] x' }],
  ["popup:open", { id: "o" }],
  ["off_canvas:open", { id: "p" }],
  ["popup:close", {}],
])("RUN-ACT-03 ignores an element that the page does not have: %s %j", async (name, settings) => {
  const error = vi.spyOn(console, "error");
  const page = visit(leading(name, settings) + island("popup", "p") + island("off_canvas", "o"));

  await page.click();

  expect(page.requests).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

test("finds an element by an id inside it too", async () => {
  const page = visit(leading("off_canvas:open", { id: "shelf" }) + island("off_canvas", "o", '<div id="shelf"></div>'));

  await page.click();

  expect(page.requests).toEqual(["open o"]);
});

test("popup:close closes the popup around the link, or else the open one", async () => {
  const inside = visit(island("popup", "a", leading("popup:close")) + island("popup", "b"));
  for (const dialog of document.querySelectorAll("dialog")) dialog.setAttribute("open", "");
  await inside.click();
  expect(inside.requests).toEqual(["close a"]);

  const outside = visit(leading("popup:close") + island("popup", "a") + island("popup", "b"));
  document.querySelector("dialog")?.setAttribute("open", "");
  await outside.click();
  expect(outside.requests).toEqual(["close a"]);
});

test.each([
  [true, ["open p"]],
  [false, []],
])("RUN-ACT-01 RUN-ACT-03 opens by the page's URL only if the page has that link: %s", async (has, expected) => {
  const settings = { id: "p" };
  const { href, ...beside } = resolveAction({ name: "popup:open", settings }, {}) ?? { href: "" };
  const link = `<a href="${href}" data-e-action-hash="${beside["data-e-action-hash"]}">x</a>`;
  const page = visit((has ? link : "") + island("popup", "p"), actionLink("popup:open", settings));

  page.mount();
  await vi.dynamicImportSettled();

  expect(page.requests).toEqual(expected);
});

test("closes the inner one of two nested popups from a link in it", async () => {
  const page = visit(island("popup", "outer", island("popup", "inner", leading("popup:close"))));
  for (const dialog of document.querySelectorAll("dialog")) dialog.setAttribute("open", "");
  await page.click();

  expect(page.requests).toEqual(["close inner"]);
});

test("sends the commands of any widget that declares some", async () => {
  const page = visit(leading("player:pause", { id: "film" }) + island("player", "film"));

  await page.click();

  expect(page.requests).toEqual(["pause film"]);
});

test("does not replace an action of that name by another script", async () => {
  const page = visit(leading("popup:open", { id: "p" }) + island("popup", "p"));
  const own = vi.fn();
  page.actions.register("popup:open", own);

  await page.click();

  expect(own).toHaveBeenCalledOnce();
  expect(page.requests).toEqual([]);
});
