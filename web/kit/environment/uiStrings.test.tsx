import { expect, test } from "vitest";
import { widgets } from "../../../intarsia/widgets";
import { render } from "../../server/render";
import { mountView } from "../hydrate/mountView";
import { image, renderWidget } from "../testing/renderWidget";
import { screenOf } from "../testing/screen";
import { useUiStrings } from "./environment";
import { translationsFor, translator } from "./uiStrings";

test("translates a string with its numbers and names", () => {
  const t = translator<"Slide {number}" | "Next slide">({ "Slide {number}": "Folie {number}" });

  expect(t("Slide {number}", { number: 3 })).toBe("Folie 3");
  expect(t("Next slide")).toBe("Next slide");
});

test("lets a translation reorder placeholders, and leaves unknown ones unchanged", () => {
  const t = translator<"Watch {title} on {provider}">({ "Watch {title} on {provider}": "{provider}: {title} {gap}" });

  expect(t("Watch {title} on {provider}", { title: "{provider}", provider: "Vimeo" })).toBe("Vimeo: {provider} {gap}");
});

test("passes an island its translated strings, and nothing if all are English", () => {
  expect(translationsFor(["Zoom", "Next"], { Zoom: "Vergrößern", Menu: "Menü" })).toEqual({ Zoom: "Vergrößern" });
  expect(translationsFor(["Next"], { Zoom: "Vergrößern" })).toBeUndefined();
  expect(translationsFor(undefined, { Zoom: "Vergrößern" })).toBeUndefined();
});

const marked = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, `⟦${word}⟧`]));
const everyWord = marked(widgets.flatMap(({ schema }) => schema.words ?? []));
const SPOKEN = ["aria-label", "aria-roledescription", "title", "alt", "label"];

/** All text that a visitor reads or hears, except times, which the browser formats. */
function heard(container: Element): string[] {
  for (const timer of container.querySelectorAll("[role=timer], .countdown__date")) timer.textContent = "";
  const attributes = [...container.querySelectorAll("*")].flatMap((one) =>
    SPOKEN.map((name) => one.getAttribute(name)),
  );
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) attributes.push(text.textContent);
  return attributes.filter((text): text is string => /\p{L}/u.test(text ?? ""));
}

// Without these settings, a view uses its own texts.
const bare = {
  code: { code: "1", language: "" },
  html: {},
  modal_popup: { title: "1" },
  off_canvas: { title: "" },
  search: { button: "words" },
  author_box: { biography: "", author_name: "1" },
  language_switcher: { layout: "menu" },
  login_link: {},
  form: {},
  share_buttons: { services: [{ _id: "1", service: "email" }] },
  breadcrumbs: { separator: "chevron", structured_data: "" },
  alert: { alert_title: "1", alert_description: "2", show_dismiss: "yes" },
  audio: { url: "/media/1.mp3", transcript: "1" },
  star_rating: { rating: 4 },
  countdown: { "due-date": "2027-03-04T18:00" },
  image_gallery: {
    source: "groups",
    groups: [1, 2].map((id) => ({ _id: `${id}`, title: `${id}`, gallery: [{ id: 1, alt: "" }] })),
  },
  menu: { source: "custom", items: [{ _id: "1", text: "1", link: { url: "/" }, children: [] }] },
  video: { url: "https://youtu.be/XHOmBV4js_E" },
  section: { backdrop: "slides", slides: [{ id: 1 }, { id: 1 }] },
  tabs: { tabs: [{ _id: "1", title: "" }] },
  image_carousel: { slides: [1, 2, 3, 4].map((id) => ({ _id: id, link: { url: "/" } })), slides_to_show: 1 },
  table: { content: "1 | 2\n3 | 4", caption: "" },
  pricing_table: {
    title: "1",
    subtitle: "",
    period: "",
    original_price: "12",
    button_text: "1",
    fold_enabled: "yes",
    fold_items: 1,
    features: [1, 2, 3].map((id) => ({ _id: `${id}`, text: `${id}`, included: id === 1 ? "yes" : "", tooltip: "1" })),
  },
  carousel: { slides: [1, 2, 3, 4].map((id) => ({ _id: id, link: { url: "/" } })), navigation: "both" },
};

// What server.py of these widgets would return, without any text.
const loaded: Record<string, object> = {
  language_switcher: {
    translations: ["1", "2"].map((code) => ({ code, name: code, href: code, is_current: code === "1" })),
  },
  html: { frame: "/1/" },
  form: {
    fields: () => null,
    data: {
      id: 1,
      title: "1",
      description: "",
      button: "1",
      action: "/",
      page: "1",
      errors: [{ id: "1", label: "1", message: "1" }],
    },
  },
  login_link: { address: "/1/" },
  search: {
    action: "/1/",
    found: { query: "1", count: 2, number: 2, pages: 3, results: [{ title: "1", url: "/1/", excerpt: ["1"] }] },
  },
  breadcrumbs: { trail: ["1", "2"].map((text) => ({ text, href: `/${text}/` })) },
};

test.each(Object.entries(bare))("prints only declared strings: %s", (type, settings) => {
  screenOf();
  const widget = widgets.find(({ schema }) => schema.type === type);
  if (!widget) throw new Error(`There is no widget ${type}.`);
  const resources = { images: { "1": image({ alt: "", title: "" }) }, data: { [`${type}-1`]: loaded[type] } };
  const { container } = renderWidget(widget, settings, { environment: { translations: everyWord }, resources });

  expect(heard(container).length).toBeGreaterThan(0);
  expect(heard(container).filter((text) => !/^⟦.*⟧$/.test(text))).toEqual([]);
});

test("checks every widget with UI strings", () => {
  expect(widgets.filter(({ schema }) => schema.words).map(({ schema }) => schema.type)).toEqual(
    expect.arrayContaining(Object.keys(bare)),
  );
  expect(widgets.filter(({ schema }) => schema.words)).toHaveLength(Object.keys(bare).length);
});

const tabs = { main: { root: {}, content: [{ type: "tabs", props: { id: "t-1", tabs: [{ _id: "1", title: "" }] } }] } };

test("prints translated strings on the server and passes an island only those", () => {
  const words = { "Tab {number}": "Reiter {number}", Zoom: "Vergrößern" };
  const { html } = render({ parts: tabs, environment: { translations: words } });

  expect(html.main).toContain(">Reiter 1<");
  expect(html.main).toContain('data-translations="{&quot;Tab {number}&quot;:&quot;Reiter {number}&quot;}"');
});

test("passes no strings to an English page", () => {
  expect(render({ parts: tabs }).html.main).not.toContain("data-translations");
});

test("translates in an island as on the server", async () => {
  const Close = () => <button type="button">{useUiStrings<"Close">()("Close")}</button>;
  document.body.innerHTML = `<in-island data-translations='{"Close": "Schließen"}'><button type="button">Schließen</button></in-island>`;
  const island = document.body.firstElementChild as HTMLElement;

  mountView(Close, island, {}, "c-1");
  await expect.poll(() => Object.keys(island.firstElementChild ?? {}).join()).toContain("__reactProps");

  expect(island.textContent).toBe("Schließen");
});
