import { expect, test } from "vitest";
import type { Document, Element } from "../../../web/documents/document";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { render } from "../../../web/server/render";
import { post_content } from ".";

const element = (type: string, id: string, props: object = {}): Element => ({ type, props: { id, ...props } });
const place = (id = "place") => element("post_content", id);
const document = (...content: Element[]): Document => ({ root: {}, content });
/** The template with the page in the place with the id `place`. */
const shown = (main: Document, content: Document, header?: Document) => {
  const scopes = { ...(header && { header: "" }), main: "" };
  const parts = { ...(header && { header }), main, content };
  const slots = { place: { content: [{ key: "", part: "content" }] } };
  const rendered = render({ parts, scopes, resources: { slots }, islands: { tabs: { src: "/tabs.js" } } });
  const container = globalThis.document.createElement("div");
  container.innerHTML = rendered.html.main ?? "";
  return { ...rendered, container };
};
const tabs = (id: string, title: string) =>
  element("tabs", id, {
    tabs: [{ _id: "a", title, content: [element("heading", `${id}-h`, { title: "Inside" })] }],
  });

test("W-ALL-01 shows the page at its position in the template", () => {
  const template = document(
    element("heading", "above", { title: "Above" }),
    place(),
    element("heading", "below", { title: "Below" }),
  );
  const { container, html } = shown(template, document(element("heading", "own", { title: "Oak" })));

  expect(container.textContent).toBe("AboveOakBelow");
  expect(container.querySelector("[data-page-content]")?.textContent).toBe("Oak");
  expect(Object.keys(html)).toEqual(["main"]);
});

test("includes the rules, styles and islands of page and template", () => {
  const style = { desktop: { color: "red" } };
  const template = document(element("heading", "above", { title: "Above", $style: style }), place());
  const { css, used, hasIslands } = shown(template, document(tabs("own", "Why?")));

  expect(css).toContain(".e-above{color:red}");
  expect(used).toEqual(expect.arrayContaining(["heading", "post_content", "tabs"]));
  expect(hasIslands).toBe(true);
});

test("hydrates an island of the page under its own id, also inside an island of the template", () => {
  const outerTabs = element("tabs", "outer", { tabs: [{ _id: "a", title: "Read", content: [place()] }] });
  const { container } = shown(document(outerTabs), document(tabs("own", "Why?")));

  const outer = container.querySelector('in-island[data-id="outer"]');
  expect(outer?.querySelector('in-island[data-id="own"]')).toBeTruthy();
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("shows the page where the server says: not twice, not inside itself, and not in the header", () => {
  const page = document(element("heading", "own", { title: "Oak" }), place("inner"));
  const { container, html } = shown(document(place(), place("second")), page, document(place("top")));

  expect(container.textContent).toBe("Oak");
  expect(container.querySelectorAll("[data-page-content]")).toHaveLength(1);
  expect(html.header).toBe("");
});

test("uses the page's anchor if page and template have the same one", () => {
  const anchored = (id: string) => element("heading", id, { title: id, _element_id: "contact" });
  const { container } = shown(document(anchored("around"), place()), document(anchored("own")));

  expect([...container.querySelectorAll("#contact")].map(({ textContent }) => textContent)).toEqual(["own"]);
});

test("keeps the template's anchors if the page has others", () => {
  const template = document(place(), element("heading", "h", { title: "Below", _element_id: "more" }));

  expect(shown(template, document()).container.querySelector("#more")).toBeTruthy();
});

const byHtml = (html: string, data: object = {}) => ({
  id: "a",
  resources: { slots: { a: { content: [{ key: "", html }] } }, data: { a: data } },
});

test("shows a page of another type by its HTML", () => {
  const { container } = renderWidget(post_content, {}, byHtml("<p>Oak</p>"));

  expect(container.querySelector(".post_content p")?.textContent).toBe("Oak");
});

test("shows a page of another type without text", () => {
  const { container, html } = renderWidget(post_content, {}, byHtml(""));

  expect(container.querySelector("[data-page-content]")?.textContent).toBe("");
  expect(html).toContain('data-page-content=""');
});

test("ignores HTML in a document", () => {
  const stored = { html: "<script>1</script>", content: "<script>1</script>", example: "x" };

  expect(renderWidget(post_content, stored).html).toBe("");
});

test("W-ALL-04 shows visitors nothing and staff a hint without a page", () => {
  const editor = { mode: "editor" } as const;
  const onCanvas = (html: string, data: object = {}) => ({ ...byHtml(html, data), environment: editor });

  expect(renderWidget(post_content).html).toBe("");
  expect(renderWidget(post_content, {}, { environment: editor }).getByText(/^Nothing is shown here/)).toBeTruthy();
  expect(renderWidget(post_content, {}, onCanvas("")).getByText(/^The page's content appears here$/)).toBeTruthy();
  const example = renderWidget(post_content, {}, onCanvas("<p>Oak</p>", { example: "Woods" }));
  expect(example.getByText(/“Woods”$/)).toBeTruthy();
});

test("W-ALL-03 is accessible", async () => {
  renderWidget(post_content, {}, byHtml("<h2>Oak</h2><p>Hard.</p>"));

  expect(await violations(globalThis.document.body)).toEqual([]);
});
