/** Each `@if-html` rule of a widget is on the page when the widget needs it: see docs/decisions/0035. */
import { existsSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { widgets } from "../../intarsia/widgets";
import type { Widget } from "../kit/schema/defineWidget";
import type { Setting } from "../kit/schema/settings";
import { image, viewOf } from "../kit/testing/renderWidget";
import { partsOf } from "./conditionalStyles.mjs";

type Settings = Record<string, unknown>;

const IMAGE = { id: 1 };
const FILLED: Record<string, unknown> = {
  text: "Oak",
  textarea: "Oak",
  media: IMAGE,
  gallery: [IMAGE, { ...IMAGE, caption: "Ash" }, IMAGE],
  link: { url: "/oak/" },
};
// What server.py loads.
const DATA: Record<string, object> = {
  menu: { current: "", pages: [{ text: "Oak", href: "/oak/", children: [{ text: "Ash", href: "/ash/" }] }] },
  language_switcher: {
    translations: [
      { code: "en", name: "English", href: "/", is_current: true },
      { code: "de", name: "Deutsch", href: "/de/", is_current: false },
    ],
  },
};

const filledItem = (fields: Readonly<Record<string, Setting>>): Settings => ({ _id: "a", ...filled(fields) });

/** Every text, image, link and list has a value. */
function filled(settings: Readonly<Record<string, Setting>>): Settings {
  const values: Settings = {};
  for (const [name, setting] of Object.entries(settings)) {
    if (setting.kind === "list") values[name] = ["a", "b"].map((_id) => ({ ...filledItem(setting.fields), _id }));
    else if (setting.kind in FILLED) values[name] = FILLED[setting.kind];
  }
  return values;
}

/** Each value of each choice, and the smallest of each number. */
function choices({ schema }: Widget): Settings[] {
  return Object.entries(schema.settings).flatMap(([name, setting]: [string, Setting]): Settings[] => {
    if (setting.kind === "number") return [{ [name]: setting.min ?? 1 }];
    if (setting.kind === "switch") return ["yes", ""].map((value) => ({ [name]: value }));
    return setting.kind === "select" ? setting.options.map(([value]) => ({ [name]: value })) : [];
  });
}

const htmlOf = (widget: Widget, settings: Settings): string => {
  const resources = { images: { "1": image() }, data: { [`${widget.schema.type}-1`]: DATA[widget.schema.type] ?? {} } };
  return renderToString(viewOf(widget, settings, { resources }));
};

/** With each choice by itself, on a widget with its defaults and on one with a value for everything. */
const singles = (widget: Widget): string[] =>
  [{}, filled(widget.schema.settings)].flatMap((base) =>
    [{}, ...choices(widget)].map((one) => htmlOf(widget, { ...base, ...one })),
  );

/** With two choices at once. */
const pairs = (widget: Widget): string[] => {
  const base = filled(widget.schema.settings);
  const all = choices(widget);
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => htmlOf(widget, { ...base, ...one, ...other })));
};

const fileOf = ({ schema: { type } }: Widget) => `intarsia/widgets/${type}/${type}.css`;
const conditionalParts = (widget: Widget): [words: string[], css: string][] =>
  existsSync(fileOf(widget)) ? partsOf(fileOf(widget)).filter(([words]: [string[], string]) => words.length) : [];

const STATES = /::[\w-]+|:(hover|active|focus-visible|focus-within|focus|target)(?![\w-])/g;

/** Without states and pseudo-elements, which the HTML of the server does not show. */
function selectorsOf(css: string): string[] {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const selectors = rulesIn(style.sheet as CSSStyleSheet).map((selector) => selector.replace(STATES, "") || "*");
  style.remove();
  return selectors;
}

const rulesIn = (group: { cssRules: CSSRuleList }): string[] =>
  [...group.cssRules].flatMap((rule) => {
    const { selectorText } = rule as CSSStyleRule;
    if (selectorText && !selectorText.startsWith("@")) return [selectorText];
    return "cssRules" in rule ? rulesIn(rule as CSSGroupingRule) : [];
  });

function matching(html: string, selectors: string[]): string[] {
  document.body.innerHTML = html;
  return selectors.filter((selector) => document.querySelector(selector));
}

describe.each(widgets.filter((one) => conditionalParts(one).length).map((one) => [one.schema.type, one] as const))(
  "%s",
  (_type, widget) => {
    const parts = conditionalParts(widget);

    test("keeps each conditional rule that matches its HTML", () => {
      const lost = [...new Set(singles(widget))].flatMap((html) =>
        parts
          .filter(([words]) => !words.some((word) => html.includes(word)))
          .flatMap(([words, css]) =>
            matching(html, selectorsOf(css)).map((selector) => `@if-html ${words.join(" ")}: ${selector}`),
          ),
      );

      expect([...new Set(lost)]).toEqual([]);
    });
  },
);

test("each word of a conditional rule can occur in the HTML of a widget with that rule", () => {
  const missing = new Map<string, boolean>();
  for (const widget of widgets) {
    const words = new Set(conditionalParts(widget).flatMap(([words]) => words));
    if (!words.size) continue;
    const found = [...singles(widget), ...pairs(widget)].join("\n");
    for (const word of words) missing.set(word, (missing.get(word) ?? true) && !found.includes(word));
  }

  expect(missing.size).toBeGreaterThan(20);
  expect([...missing].filter(([, isMissing]) => isMissing).map(([word]) => word)).toEqual([]);
});
