import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { text } from "../../../intarsia/fields/text/index";
import { accordion } from "../../../intarsia/widgets/accordion/index";
import { catalogLanguage, gettext, inSentence, loadCatalog, ngettext, pgettext } from "./gettext";
import { gettextNodes } from "./gettextNodes";
import { translated } from "./translated";

afterAll(() => loadCatalog("en"));

describe("in German", () => {
  beforeAll(() => loadCatalog("de-at"));

  test("texts are translated, and values replace their placeholders", () => {
    expect(catalogLanguage()).toBe("de");
    expect(gettext("Publish")).toBe("Veröffentlichen");
    expect(gettext("Delete {name}", { name: "Button" })).toBe("Button löschen");
  });

  test("a value is not searched for placeholders", () => {
    expect(gettext("{name} “{text}”", { name: "{text}", text: "{name}" })).toBe("{text} „{name}“");
  });

  test.each([
    [1, "1 Element"],
    [2, "2 Elemente"],
    [0, "0 Elemente"],
  ])("a count of %i chooses the plural form", (count, text) => {
    expect(ngettext("{count} element", "{count} elements", count)).toBe(text);
  });

  test("a context chooses between meanings; without one of its own, the text is translated as everywhere", () => {
    expect(gettext("Light")).toBe("Hell");
    expect(pgettext("font weight", "Light")).toBe("Leicht");
    expect(pgettext("a context of nothing", "Light")).toBe("Hell");
  });

  test("what the catalog lacks is in English", () => {
    expect(gettext("No text of the editor")).toBe("No text of the editor");
    expect(gettext("constructor")).toBe("constructor");
  });

  test("a label keeps its capital letter in a sentence, because nouns have one", () => {
    expect(inSentence("Tablet")).toBe("Tablet");
  });

  test("elements are where the language needs them", () => {
    const text = "The package {package} adds a library of free fonts to the lists.";

    expect(renderToString(<p>{gettextNodes(text, { package: <code>x</code> })}</p>)).toBe(
      "<p>Das Paket <code>x</code> ergänzt die Listen um eine Bibliothek freier Schriften.</p>",
    );
  });

  test("a part of a sentence becomes a link", () => {
    const text = "Confirmations, limits, and “save and continue” are in the <a>settings of the form</a>.";
    const html = renderToString(<p>{gettextNodes(text, { a: (inner) => <a href="/form/">{inner}</a> })}</p>);

    expect(html).toContain('<a href="/form/">Einstellungen des Formulars</a>.');
  });

  test("a schema is shown in German, and found by its English names, too", () => {
    const { schema } = accordion;
    const german = translated(schema);

    expect(german.label).toBe("Akkordeon");
    expect(german.settings.items.label).not.toBe(schema.settings.items.label);
    expect(german.keywords).toEqual(expect.arrayContaining(["Accordion", "faq"]));
  });

  test("a setting is shown in German, whatever its name", () => {
    expect(translated(text.schema).settings.placeholder?.label).toBe("Platzhaltertext");
  });

  test("what documents store stays as it is", () => {
    const { schema } = accordion;
    const german = translated(schema);

    expect(german.settings.items.default).toEqual(schema.settings.items.default);
    expect(german.type).toBe("accordion");
    expect(german.words).toEqual(schema.words);
  });
});

test("French counts nothing as one", async () => {
  await loadCatalog("fr");

  expect(ngettext("{count} element", "{count} elements", 0)).toBe("0 élément");
  expect(ngettext("{count} element", "{count} elements", 1_000_000)).toBe("1000000 éléments");
});

test.each(["en", "xx", "", "constructor"])(
  "the language “%s” has no catalog, so the editor is in English",
  async (language) => {
    await loadCatalog(language);

    expect(gettext("Publish")).toBe("Publish");
    expect(ngettext("{count} element", "{count} elements", 1)).toBe("1 element");
    expect(inSentence("Tablet")).toBe("tablet");
    expect(catalogLanguage()).toBe("en");
  },
);

test("a catalog that cannot be loaded leaves the editor in English, and says so in the console", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await loadCatalog("de", { de: () => Promise.reject(new Error("offline")) });

  expect(gettext("Publish")).toBe("Publish");
  expect(error).toHaveBeenCalledWith("[editor] The texts in “de” could not be loaded.", expect.any(Error));
  error.mockRestore();
});
