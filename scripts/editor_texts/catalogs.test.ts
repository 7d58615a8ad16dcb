import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fields } from "../../intarsia/fields";
import { widgets } from "../../intarsia/widgets";
import { catalogKey } from "../../web/editor/texts/catalogKey.mjs";
import { type Catalog, EDITOR_LANGUAGES } from "../../web/editor/texts/gettext";
import { KEYWORDS, translated } from "../../web/editor/texts/translated";
import { finalTextsOf, NEW_ELEMENT } from "../../web/editor/texts/withFinalTexts";
import { EXPECTED } from "../../web/theme/syntax";
import { variables } from "../../web/theme/variables";
import { DEVICE_LABELS } from "../../web/kit/environment/devices/deviceLabels";
import { SHARED_FIELDS } from "../../web/kit/style/sharedFields";
import { hintsInViews, hintsOf } from "./hintsInViews";
import { textsInCode, textsOf } from "./textsInCode";
import { editorTextsOf, textsInPython } from "./textsInPython";

type Texts = { texts: Map<string, string[]>; contexts: Set<string> };

/** By key of a catalog, the English forms of the text; and the keys with a context that a catalog may have besides. */
function textsOfEditor(): Texts {
  const texts = new Map<string, string[]>();
  const contexts = new Set<string>();
  for (const { key, other } of textsInCode()) texts.set(key, other === undefined ? [key] : [key, other]);
  const collect = (context: string, text: string) => {
    if (!texts.has(text)) texts.set(text, [text]);
    contexts.add(`${context}|${text}`).add(`${KEYWORDS}|${text}`);
    return text;
  };
  for (const { schema } of [...widgets, ...fields]) translated(schema, collect);
  for (const { schema } of [...widgets, ...fields])
    for (const [, text] of finalTextsOf(schema)) collect(NEW_ELEMENT, text);
  translated(SHARED_FIELDS, collect);
  for (const hint of hintsInViews()) collect("", hint);
  for (const text of textsInPython()) collect("", text);
  for (const label of Object.values(DEVICE_LABELS)) collect("", label);
  for (const { label } of variables) collect("", label);
  for (const text of Object.values(EXPECTED)) collect("", text);
  return { texts, contexts };
}

const { texts: TEXTS, contexts: CONTEXTS } = textsOfEditor();

const fileOf = (language: string) => `web/editor/texts/languages/${language}.json`;
const catalogOf = (language: string) => JSON.parse(readFileSync(fileOf(language), "utf8")) as Catalog;
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}|<\w+>/g)].map(String).sort();
const formsOf = (translation: string | readonly string[]) => [translation].flat();

/** Writes a catalog again: without texts that are gone, with an empty translation for each new one. */
function update(language: string) {
  const old = catalogOf(language);
  const wanted = [...TEXTS].map(([key, forms]) => [key, old[key] ?? (forms.length > 1 ? ["", ""] : "")] as const);
  const inContext = Object.entries(old).filter(([key]) => CONTEXTS.has(key));
  const sorted = [...new Map([...wanted, ...inContext])].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(language), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

describe.each(EDITOR_LANGUAGES)("FORM 11: the editor's texts in %s", (language) => {
  test("are all there, and none besides (run `make editor-texts`)", () => {
    if (process.env.UPDATE_TEXTS) update(language);

    const keys = Object.keys(catalogOf(language)).filter((key) => !CONTEXTS.has(key));
    expect(keys.sort()).toEqual([...TEXTS.keys()].sort());
  });

  test("are all translated, with the same placeholders and as many forms as the text has", () => {
    const catalog = catalogOf(language);
    const wrong = [...TEXTS].filter(([key, forms]) => {
      const translations = formsOf(catalog[key] ?? "");
      const wanted = placeholders(forms.at(-1) ?? "");
      return (
        translations.length !== forms.length ||
        translations.some((one) => !one || (forms.length === 1 && String(placeholders(one)) !== String(wanted))) ||
        String(placeholders(translations.at(-1) ?? "")) !== String(wanted)
      );
    });

    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

test("no two texts have the same key in a built catalog, with or without their contexts", () => {
  const texts = [...TEXTS.keys(), ...CONTEXTS];

  expect(new Set(texts.map(catalogKey)).size).toBe(new Set(texts).size);
  expect(texts.every((text) => /^[\w-]{5}$/.test(catalogKey(text)))).toBe(true);
});

test("no stylesheet of the editor has a text, because it could not be translated", () => {
  const stylesheets = readdirSync("web/editor", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const withText = stylesheets.filter((name) => /content: "[^"]*\w{3}/.test(readFileSync(`web/editor/${name}`, "utf8")));

  expect(stylesheets).not.toEqual([]);
  expect(withText).toEqual([]);
});

test("collects texts, choices between texts, plural forms and contexts from code", () => {
  const code = `
    gettext(isForm ? "This form is locked." : "This page is locked.");
    ngettext("{count} image", "{count} images", 2);
    pgettext("font weight", "Light");
    searchTerms("redirect, 301");
    <p>{gettextNodes("Read <a>the guide</a>.", { a: (text) => text })}</p>`;

  expect(textsOf("x.tsx", code).map(({ key, other }) => [key, other])).toEqual([
    ["This form is locked.", undefined],
    ["This page is locked.", undefined],
    ["{count} image", "{count} images"],
    ["font weight|Light", undefined],
    ["keywords|redirect, 301", undefined],
    ["Read <a>the guide</a>.", undefined],
  ]);
  expect(() => textsOf("x.tsx", "gettext(label)")).toThrow("x.tsx: gettext needs a literal text");
});

test("collects the hints of views, without those that contain values", () => {
  const code = `
    <EditorHint {...root("")}>Enter a title</EditorHint>;
    <EditorHint {...root("")}>
      {problem || "Enter HTML"}
    </EditorHint>;
    <EditorHint>{action === "logout" ? "Choose A" : "Choose B"}</EditorHint>;
    <EditorHint>Hidden: {label}</EditorHint>;
    <EditorHint>{hint}</EditorHint>;
    <Sample title={translateHint("Title of a post")} summary={translateHint(summary)} />`;

  expect(hintsOf("x.tsx", code)).toEqual(["Enter a title", "Enter HTML", "Choose A", "Choose B", "Title of a post"]);
});

test("collects the texts of the server that the editor translates", () => {
  const code = `
    yield "", EditorText("is not a number")
    yield "", EditorText(
        "is {value}, and the smallest is {smallest}", value=value, smallest=least
    )
    yield "", EditorText('is neither "yes" nor empty')
    return EditorText(gettext_noop("a condition must be an object"))
    Problem(path, EditorText(label))`;

  expect(editorTextsOf(code)).toEqual([
    "is not a number",
    "is {value}, and the smallest is {smallest}",
    'is neither "yes" nor empty',
    "a condition must be an object",
  ]);
});
