// @vitest-environment jsdom
/** Each `@if-html` rule of a widget is on the page when the widget needs it: see docs/decisions/0035. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { widgets } from "../../intarsia/widgets";
import type { Widget } from "../kit/schema/defineWidget";
import type { Setting } from "../kit/schema/settings";
import { partsOf } from "./conditionalStyles.mjs";
import { filled, htmlOf, type Settings } from "./testing/filledWidgets";

/** Each value of each choice, the smallest of each number, and a placeholder as each image. */
function choices({ schema }: Widget): Settings[] {
  return Object.entries(schema.settings).flatMap(([name, setting]: [string, Setting]): Settings[] => {
    if (setting.kind === "number") return [{ [name]: setting.min ?? 1 }];
    if (setting.kind === "media") return [{ [name]: { id: null, sample: "logo-1" } }];
    if (setting.kind === "switch") return ["yes", ""].map((value) => ({ [name]: value }));
    return setting.kind === "select" ? setting.options.map(([value]) => ({ [name]: value })) : [];
  });
}

/** With each choice by itself, on a widget with its defaults and on one with a value for everything. */
function* singles(widget: Widget) {
  for (const base of [{}, filled(widget.schema.settings)])
    for (const one of [{}, ...choices(widget)]) yield htmlOf(widget, { ...base, ...one });
}

/** With two choices at once. */
function* pairs(widget: Widget) {
  const base = filled(widget.schema.settings);
  const all = choices(widget);
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) yield htmlOf(widget, { ...base, ...one, ...other });
}

/** Renders no more than it takes to see each word. */
function unseen(words: Iterable<string>, widget: Widget): Set<string> {
  const missing = new Set(words);
  for (const variants of [singles, pairs]) {
    for (const html of variants(widget)) {
      if (!missing.size) return missing;
      for (const word of missing) if (html.includes(word)) missing.delete(word);
    }
  }
  return missing;
}

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

const matching = (selectors: string[]) => selectors.filter((selector) => document.querySelector(selector));

describe.each(widgets.filter((one) => conditionalParts(one).length).map((one) => [one.schema.type, one] as const))(
  "%s",
  (_type, widget) => {
    test("keeps each conditional rule that matches its HTML", () => {
      const parts = conditionalParts(widget).map(([words, css]) => ({ words, selectors: selectorsOf(css) }));
      const lost = [...new Set(singles(widget))].flatMap((html) => {
        document.body.innerHTML = html;
        return parts
          .filter(({ words }) => !words.some((word) => html.includes(word)))
          .flatMap(({ words, selectors }) =>
            matching(selectors).map((selector) => `@if-html ${words.join(" ")}: ${selector}`),
          );
      });

      expect([...new Set(lost)]).toEqual([]);
    });
  },
);

test("each word of a conditional rule can occur in the HTML of a widget with that rule", () => {
  const missing = new Map<string, boolean>();
  for (const widget of widgets) {
    const words = new Set(conditionalParts(widget).flatMap(([words]) => words));
    if (!words.size) continue;
    const isUnseen = unseen(words, widget);
    for (const word of words) missing.set(word, (missing.get(word) ?? true) && isUnseen.has(word));
  }

  expect(missing.size).toBeGreaterThan(20);
  expect([...missing].filter(([, isMissing]) => isMissing).map(([word]) => word)).toEqual([]);
});
