import { expect, test } from "vitest";
import { fields } from "../../../intarsia/fields";
import { widgets } from "../../../intarsia/widgets";
import type { Element } from "../../documents/document";
import { fieldTypesOf } from "../../kit/fields/formModelOf";
import type { ImageResource } from "../../kit/resolve/resolve";
import { variablesCss } from "../../theme/variablesCss";
import type { Check, Checked } from "./check";
import { runChecks } from "./checks";
import { accessibleNames } from "./kinds/accessibleNames";
import { brokenRules } from "./kinds/brokenRules";
import { contrast } from "./kinds/contrast";
import { deadLinks } from "./kinds/deadLinks";
import { emptyElements } from "./kinds/emptyElements";
import { headings } from "./kinds/headings";
import { imageAlt } from "./kinds/imageAlt";
import { pageCache } from "./kinds/pageCache";
import { sampleTexts } from "./kinds/sampleTexts";
import { securityPolicy } from "./kinds/securityPolicy";
import { linksOf } from "./linksOf";

const schemas = widgets.map(({ schema }) => schema);
const NO_CANVAS = { samples: [], ids: [] };
const SERVER = { links: [], images: [], headings: 0, anchors: [] };

const checked = (content: Element[], changes: Partial<Checked> = {}): Checked => ({
  document: { root: {}, content },
  schemas,
  fieldTypes: fieldTypesOf(fields),
  images: {},
  variables: variablesCss(),
  server: SERVER,
  canvas: NO_CANVAS,
  ...changes,
});
const of = (type: string, id: string, props: object = {}): Element => ({ type, props: { id, ...props } });
const found = (check: Check, content: Element[], changes?: Partial<Checked>) =>
  check.find(checked(content, changes)).map(({ element }) => element);
const textsOf = (check: Check, content: Element[], changes?: Partial<Checked>) =>
  check.find(checked(content, changes)).map(({ text }) => text);

test("names links that browsers resolve relative to the page, in settings and texts", () => {
  const linking = (url: string) => of("button", url, { link: { url } });
  const complete = ["/about/", "?page=2", "#top", "https://example.com/", "mailto:a@example.com", "tel:030123456"];
  expect(found(deadLinks, complete.map(linking))).toEqual([]);
  expect(found(deadLinks, ["about", "./about/", "../about"].map(linking))).toEqual(["about", "./about/", "../about"]);
  const text = of("text", "t", { editor: '<p><a href="about">A</a> <a>no link</a></p>' });
  expect(textsOf(deadLinks, [text])).toEqual([
    "A link leads to “about”, relative to the URL of the page. Choose a page, or enter the whole URL with https://.",
  ]);
});

test("names elements whose display conditions the server cannot decide", () => {
  const display = [{ element: "p", reason: "A display condition is about a page that was deleted." }];
  const server = { ...SERVER, display };
  expect(found(brokenRules, [of("modal_popup", "p")], { server })).toEqual(["p"]);
  expect(found(brokenRules, [of("modal_popup", "p")])).toEqual([]);
});

test("asks the server again when a display condition changes", () => {
  const linksWith = (value: number) => {
    const display_conditions = { all: [{ field: "page", operator: "is", value }] };
    return linksOf({ root: {}, content: [of("modal_popup", "p", { display_conditions })] }, schemas);
  };
  expect(linksWith(3)).not.toBe(linksWith(4));
});

test("a finished page has no issues", () => {
  const page = [
    of("heading", "h", { title: "Oak", header_size: "h1" }),
    of("text", "t", { editor: "<p>Veneer</p>" }),
    of("button", "b", { text: "Book", link: { url: "/courses/" } }),
  ];
  expect(runChecks(checked(page))).toEqual([]);
});

test("each check is in the list, in the order of the checklist", () => {
  const page = [
    of("heading", "h", { header_size: "h1" }),
    of("heading", "h2", { title: "Oak", header_size: "h1", $style: { desktop: { color: "#eeeeee" } } }),
    of("image", "i", { image: { id: 3 } }),
    of("button", "b", { text: "Book" }),
    of("form", "f"),
    of("text", "t", { shown_if: { field: "gone", operator: "is", value: "oak" } }),
  ];
  const images = { 3: { alt: "" } as ImageResource };
  const samples = [{ element: "f", hint: "Choose a form in the settings" }];
  const server = { ...SERVER, uncached: "varies by Cookie." };
  const results = runChecks(checked(page, { images, server, canvas: { ...NO_CANVAS, samples } }));
  expect(results.map(({ name }) => name)).toEqual([
    "sample-texts",
    "empty-elements",
    "rules",
    "dead-links",
    "headings",
    "image-alt",
    "contrast",
    "page-cache",
  ]);
});

test("a page that is cached, or that nobody asked about, is fast enough", () => {
  for (const uncached of ["", undefined]) expect(found(pageCache, [], { server: { ...SERVER, uncached } })).toEqual([]);
  expect(found(pageCache, [], { server: null })).toEqual([]);
});

test("names each host that the security policy of the site blocks", () => {
  expect(found(securityPolicy, [])).toEqual([]);
  expect(found(securityPolicy, [], { server: null })).toEqual([]);
  const server = { ...SERVER, blocked_hosts: ["https://video.example"] };
  expect(textsOf(securityPolicy, [], { server })).toEqual([
    expect.stringContaining("A widget needs https://video.example"),
  ]);
});

test("a page of up to 400 kB is light enough, and a larger one says what it weighs", () => {
  const textsFor = (html_bytes: number) => textsOf(pageCache, [], { server: { ...SERVER, html_bytes } });
  expect(textsFor(400_000)).toEqual([]);
  expect(textsFor(1_234_567)).toEqual([
    expect.stringMatching(/^The published page has 1,235 kB of HTML\. Pages up to 400 kB/),
  ]);
});

test("names the element of an image that the server found heavy", () => {
  const images = [{ element: "i", reason: "An animated image has 8.0 MB." }];
  expect(pageCache.find(checked([of("image", "i")], { server: { ...SERVER, images } }))).toEqual([
    { element: "i", text: "An animated image has 8.0 MB." },
  ]);
});

test("names fields with a rule about a choice or a field that was removed, also in groups", () => {
  const wood = of("radio", "wood", { label: "Wood", choices: [{ id: "1", label: "Oak", value: "oak" }] });
  const shownFor = (...values: string[]) => ({
    shown_if: { all: [{ any: values.map((value) => ({ field: "wood", operator: "is", value })) }] },
  });
  const form = [wood, of("number", "few", shownFor("oak")), of("number", "none", shownFor("oak", "ash"))];
  expect(textsOf(brokenRules, form)).toEqual(["“ash” is not a choice of Wood any more. Choose another one."]);
  expect(found(brokenRules, form)).toEqual(["none"]);
  expect(found(brokenRules, form.slice(1))).toEqual(["few", "none", "none"]);
  expect(found(brokenRules, form, { fieldTypes: new Map() })).toEqual([]);
});

test("names rules of the send button, and those that the server knows of: they decide about the whole form", () => {
  const button_condition = { any: [{ field: "wood", operator: "is", value: "ash" }] };
  const conditions = [
    { title: "Notification · Office", url: "/form/1/", condition: { field: "wood", operator: "is", value: "ash" } },
    { title: "Notification · Press", url: "/form/1/", condition: { field: "wood", operator: "is", value: "oak" } },
    { title: "Confirmation · Thanks", url: "/form/1/", condition: { field: "gone", operator: "is", value: "oak" } },
  ] as const;
  const form = checked([of("radio", "wood", { label: "Wood", choices: [{ id: "1", label: "Oak", value: "oak" }] })]);
  const findings = brokenRules.find({
    ...form,
    document: { ...form.document, root: { props: { $form: { button_condition } } } },
    server: { ...SERVER, conditions },
  });

  expect(findings.map(({ element, place }) => [element, place])).toEqual([
    [null, { title: "Send button" }],
    [null, { title: "Notification · Office", url: "/form/1/" }],
    [null, { title: "Confirmation · Thanks", url: "/form/1/" }],
  ]);
  expect(findings.map(({ text }) => text.slice(0, 29))).toEqual([
    "“ash” is not a choice of Wood",
    "“ash” is not a choice of Wood",
    "The field of this rule was de",
  ]);
});

test("rules about the total of an order are right only where they are decided after the answers", () => {
  const condition = { field: "sum", operator: ">", value: "10" } as const;
  const form = checked([of("total", "sum"), of("text", "own", { shown_if: condition })]);
  const conditions = [{ title: "Notification · Office", url: "/form/1/", condition }];

  const findings = brokenRules.find({ ...form, server: { ...SERVER, conditions } });
  expect(findings.map(({ element }) => element)).toEqual(["own"]);
  expect(findings[0]?.text).toMatch(/cannot be compared here/);
});

test("names elements with sample text, also inside others", () => {
  const inner = of("heading", "inner");
  const section = of("section", "s", { content: [inner, of("heading", "own", { title: "Oak" })] });
  expect(found(sampleTexts, [section])).toEqual(["inner"]);
});

test("names placeholder images of ready sections until an image is chosen", () => {
  const page = [
    of("image", "i", { image: { id: null, sample: "logo-1" } }),
    of("image", "chosen", { image: { id: 3 } }),
    of("image", "empty"),
  ];
  expect(sampleTexts.find(checked(page))).toEqual([{ element: "i", text: "Still shows a sample image." }]);
});

test("names elements that show a sample on the canvas and nothing to visitors, as long as they are in the document", () => {
  const samples = [
    { element: "i", hint: "Choose an image" },
    { element: "deleted", hint: "Choose a due date" },
  ];
  expect(emptyElements.find(checked([of("image", "i")], { canvas: { ...NO_CANVAS, samples } }))).toEqual([
    { element: "i", text: "Choose an image. Until then, visitors see nothing here." },
  ]);
});

test("a link to an id that a widget makes is no dead link", () => {
  const page = [of("button", "b", { text: "Discuss", link: { url: "#comments" } }), of("comments", "c")];

  expect(found(deadLinks, page)).toEqual(["b"]);
  expect(found(deadLinks, page, { canvas: { ...NO_CANVAS, ids: ["comments"] } })).toEqual([]);
});

test("a text of unclosed tags is searched in a time that grows with its length", () => {
  const seconds = (count: number) => {
    const text = of("text", "t", { editor: "<a ".repeat(count) });
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) deadLinks.find(checked([text]));
    return performance.now() - start;
  };
  seconds(1000);
  // Four times the text took sixteen times as long.
  expect(seconds(40_000)).toBeLessThan(10 * Math.max(1, seconds(10_000)));
});

test("names links that lead nowhere, or to a CSS ID that no element has", () => {
  const link = (id: string, url: string) => of("button", id, { text: "Go", link: { url } });
  const target = of("heading", "h", { title: "Prices", _element_id: "prices" });
  const page = [target, link("a", "#"), link("b", "#prices"), link("c", "#gone"), link("d", "#top")];
  page.push(link("f", "#intarsia-action&event=click&action=look"));

  expect(found(deadLinks, page)).toEqual(["a", "c"]);
  expect(textsOf(deadLinks, page)[1]).toBe("A link leads to #gone, but no element has this CSS ID.");
});

test("a link can lead to a CSS ID around the document, and to any if its page is not known", () => {
  const page = [of("button", "a", { link: { url: "#main" } }), of("button", "b", { link: { url: "#gone" } })];
  expect(found(deadLinks, page, { server: { ...SERVER, anchors: ["main"] } })).toEqual(["b"]);
  expect(found(deadLinks, page, { server: { ...SERVER, anchors: null } })).toEqual([]);
});

test("names the links of rich text, and leaves those with an action, a page or a file alone", () => {
  const stored = '<a href="#" data-action="{}">Popup</a> <a href="#" data-page="3">Page</a>';
  const html = `<p><a href="#gone">Prices</a> ${stored} <a href="#" data-document="7">File</a></p>`;
  expect(found(deadLinks, [of("text", "t", { editor: html })])).toEqual(["t"]);
});

test("ignores a link that has no effect", () => {
  expect(found(deadLinks, [of("image", "i", { link_to: "none", link: { url: "#" } })])).toEqual([]);
});

test("a file has precedence over the URL next to it", () => {
  expect(found(deadLinks, [of("button", "b", { link: { url: "#", document: 7 } })])).toEqual([]);
});

test("lists the links that the server knows to be dead", () => {
  const links = [{ element: "b", reason: "A link leads to a page that was deleted." }];
  expect(deadLinks.find(checked([], { server: { ...SERVER, links } }))).toEqual([
    { element: "b", text: "A link leads to a page that was deleted." },
  ]);
});

test.each([
  ["none", [], 0, [null]],
  ["one", ["h1"], 0, []],
  ["one in the page template", ["h2"], 1, []],
  ["one more than in the page template", ["h1"], 1, ["0"]],
  ["several", ["h1", "h2", "h1", "h1"], 0, ["2", "3"]],
  ["none in a document that is no page", [], null, []],
])("level-one headings: %s", (_case, sizes, around, expected) => {
  const page = sizes.map((header_size, index) => of("heading", String(index), { title: "Oak", header_size }));
  expect(found(headings, page, { server: { ...SERVER, headings: around } })).toEqual(expected);
});

test("says nothing about headings until the server has answered", () => {
  expect(found(headings, [], { server: null })).toEqual([]);
});

test("names images without alt text, also of galleries", () => {
  const images = { 3: { alt: "" } as ImageResource, 4: { alt: "Oak" } as ImageResource };
  const page = [
    of("image", "missing", { image: { id: 3 } }),
    of("image", "decorative", { image: { id: 3, alt: "" } }),
    of("image", "own", { image: { id: 3, alt: "Walnut" } }),
    of("image", "library", { image: { id: 4 } }),
    of("image", "unknown", { image: { id: 5 } }),
    of("image_gallery", "gallery", { gallery: [{ id: 3 }, { id: 3 }, { id: 4 }] }),
  ];
  expect(imageAlt.find(checked(page, { images }))).toEqual([
    { element: "missing", text: "An image has no alt text." },
    { element: "gallery", text: "2 images have no alt text." },
  ]);
});

const styled = (id: string, desktop: object, title = "Oak") => of("heading", id, { title, $style: { desktop } });

test.each([
  ["light gray on the page", { color: "#cccccc" }, true],
  ["dark gray on white", { color: "#222222", background: "#ffffff" }, false],
  ["dark on dark", { color: "#333333", background: "#222222" }, true],
  ["a design variable on its counterpart", { color: { $var: "color.ink" }, background: { $var: "color.ink" } }, true],
  ["text on an image", { color: "#ffffff", background: { $image: 3 } }, false],
  ["text on a gradient", { color: "#ffffff", background: "linear-gradient(#fff, #eee)" }, false],
  ["a translucent color", { color: "#ffffff22" }, false],
])("contrast of %s", (_case, style, isFault) => {
  expect(found(contrast, [styled("h", style)])).toEqual(isFault ? ["h"] : []);
});

test("text inherits its color and background, and an image behind it makes the contrast unknown", () => {
  const around = (background: unknown, ...content: Element[]) =>
    of("section", "s", { content, $style: { desktop: { background } } });
  expect(found(contrast, [around("#111111", styled("h", {}))])).toEqual(["h"]);
  expect(found(contrast, [around("#111111", styled("h", { color: "#ffffff" }))])).toEqual([]);
  expect(found(contrast, [around({ $image: 3 }, styled("h", { color: "#ffffff" }))])).toEqual([]);
});

test("a section with its own color mode has the colors of that mode", () => {
  const section = (color: string) => of("section", "s", { color_mode: "dark", content: [styled("h", { color })] });
  expect(found(contrast, [section("#ffffff")])).toEqual([]);
  expect(found(contrast, [section("#222222")])).toEqual(["h"]);
});

test("a color that is hard to read in dark mode only is named as such", () => {
  expect(textsOf(contrast, [styled("h", { color: "#222222" })])[0]).toMatch(/ in dark mode\./);
  expect(found(contrast, [styled("h", { color: "#222222" })], { variables: variablesCss({ mode: "light" }) })).toEqual(
    [],
  );
});

test("the parts of a widget are compared with their own background", () => {
  const button = (text: string, background: string) =>
    of("button", "b", {
      text: "Go",
      $style: { desktop: { button_text_color: text, background_color: background } },
    });
  expect(found(contrast, [button("#ffffff", "#eeeeee")])).toEqual(["b"]);
  expect(found(contrast, [button("#ffffff", "#222222")])).toEqual([]);
});

test("a part without a background of its own has that of its element", () => {
  const counter = (color: string) =>
    of("section", "s", {
      content: [of("counter", "c", { title: "Trees", $style: { desktop: { number_color: color } } })],
      $style: { desktop: { background: "#111111" } },
    });
  expect(found(contrast, [counter("#ffffff")])).toEqual([]);
  expect(found(contrast, [counter("#222222")])).toEqual(["c"]);
});

test("the theme's own colors are not judged here", () => {
  expect(found(contrast, [of("heading", "h", { title: "Oak" }), of("button", "b", { text: "Go" })])).toEqual([]);
});

test("the links of two documents are equal unless one of them has another link", () => {
  const page = (title: string, url: string) => ({ root: {}, content: [of("heading", "h", { title, link: { url } })] });
  expect(linksOf(page("a", "/x/"), schemas)).toBe(linksOf(page("b", "/x/"), schemas));
  expect(linksOf(page("a", "/x/"), schemas)).not.toBe(linksOf(page("a", "/y/"), schemas));
});

test("a color that hides text on a smaller device only is named with the device", () => {
  const style = (changes: object) =>
    of("heading", "h", { title: "Oak", $style: { desktop: { color: "#111111", background: "#ffffff" }, ...changes } });
  expect(textsOf(contrast, [style({ tablet: { color: "#eeeeee" } })])).toEqual([
    expect.stringMatching(/^Tablet: Text and background have a contrast of 1\.\d:1\./),
  ]);
  expect(textsOf(contrast, [style({ mobile: { background: "#222222" } })])[0]).toMatch(/^Mobile: /);
  expect(found(contrast, [style({ tablet: { color: "#eeeeee", background: "#111111" } })])).toEqual([]);
});

test("names buttons whose link was removed, which do nothing", () => {
  expect(textsOf(deadLinks, [of("button", "b", { text: "Book", link: { url: "" } })])).toEqual([
    "A link leads nowhere. Choose its target.",
  ]);
  const complete = [{ url: "/courses/" }, { url: "", page: 3 }, { url: "", action: { name: "popup" } }];
  expect(complete.flatMap((link) => found(deadLinks, [of("button", "b", { text: "Book", link })]))).toEqual([]);
  expect(found(deadLinks, [of("image", "i", { link: { url: "" } })])).toEqual([]);
});

test("names menus and carousels with the same accessible name", () => {
  const twice = [
    of("menu", "m"),
    of("menu", "n"),
    of("carousel", "c"),
    of("section", "s", { content: [of("carousel", "d")] }),
  ];
  expect(found(accessibleNames, twice)).toEqual(["n", "d"]);
  expect(textsOf(accessibleNames, twice)[0]).toBe(
    "Another element is called “Main menu”, too. Give each its own accessible name.",
  );
  expect(found(accessibleNames, [of("menu", "m"), of("menu", "n", { label: "Departments" })])).toEqual([]);
  expect(found(accessibleNames, [of("menu", "m"), of("menu", "n", { label: " Main menu" })])).toEqual(["n"]);
});
