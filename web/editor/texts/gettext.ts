/**
 * The texts of the editor in the language of its user. As in Django, the code has them in English: what a catalog lacks
 * is shown in English.
 */

import { catalogKey } from "./catalogKey.mjs";

/**
 * By English text: its translation, or one per plural form, as `Intl.PluralRules` orders them. The build replaces the
 * English text by its key.
 */
export type Catalog = Readonly<Record<string, string | readonly string[]>>;

export type Values = Readonly<Record<string, string | number>>;

type Catalogs = Readonly<Record<string, () => Promise<{ default: Catalog }>>>;

const CATALOGS: Catalogs = {
  de: () => import("./languages/de.json"),
  fr: () => import("./languages/fr.json"),
};

/** The languages that the editor has, besides English. */
export const EDITOR_LANGUAGES = Object.keys(CATALOGS);

let catalog: Catalog = {};
let languageName = "en";
let pluralRules = new Intl.PluralRules("en");

/**
 * Loads the catalog of a language code, such as `de-at`; call it before the modules that translate texts when they are
 * imported. Without a catalog, or if it cannot be loaded, the editor is in English.
 */
export async function loadCatalog(language: string, catalogs: Catalogs = CATALOGS): Promise<void> {
  const [name = ""] = language.toLowerCase().split("-");
  const load = Object.hasOwn(catalogs, name) ? catalogs[name] : undefined;
  const loaded = await load?.().catch((error: unknown) => {
    console.error(`[editor] The texts in “${name}” could not be loaded.`, error);
    return undefined;
  });
  catalog = loaded?.default ?? {};
  languageName = loaded ? name : "en";
  pluralRules = new Intl.PluralRules(languageName);
}

/** Whether the editor's texts are in the language of this code, such as `de-at`. */
export const isEditorLanguage = (language: string): boolean => language.toLowerCase().split("-")[0] === languageName;

/** The text in the user's language; `{name}` is replaced by the value of that name. */
export function gettext(text: string, values: Values = {}): string {
  const translated = translationOf(text);
  return interpolate(typeof translated === "string" ? translated : text, values);
}

/**
 * A text whose English words have several meanings: `pgettext("font weight", "Light")`. If the catalog has none for the
 * context, the translation without a context.
 */
export function pgettext(context: string, text: string, values: Values = {}): string {
  const translated = translationOf(`${context}|${text}`);
  return typeof translated === "string" ? interpolate(translated, values) : gettext(text, values);
}

/** The form of the text for this count, which is also its value `count`. */
export function ngettext(one: string, other: string, count: number, values: Values = {}): string {
  const forms = translationOf(one);
  const text = Array.isArray(forms) ? forms[pluralForm(count, forms.length)] : undefined;
  return interpolate(text ?? (count === 1 ? one : other), { count, ...values });
}

/** The language of the texts: that of the loaded catalog, or English. */
export const catalogLanguage = (): string => languageName;

/** A label within a sentence begins with a small letter, except for German nouns. */
export const inSentence = (label: string): string => (languageName === "de" ? label : label.toLowerCase());

function translationOf(text: string) {
  const key = catalogKey(text);
  return Object.hasOwn(catalog, key) ? catalog[key] : undefined;
}

// Catalogs may leave out forms that do not differ from the last: French "many".
function pluralForm(count: number, forms: number): number {
  const { pluralCategories } = pluralRules.resolvedOptions();
  const form = ORDER.filter((name) => pluralCategories.includes(name)).indexOf(pluralRules.select(count));
  return Math.min(form, forms - 1);
}

const ORDER: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

const interpolate = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
