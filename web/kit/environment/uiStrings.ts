/** The UI strings of views, in the page's language. The English text in the code is the key. */

export type Translations = Readonly<Record<string, string>>;

/** `t("Slide {number}", { number: 3 })`. A text without translation stays English. */
export type Translate<Text extends string> = (text: Text, values?: Readonly<Record<string, string | number>>) => string;

export const translator =
  <Text extends string>(translations: Translations): Translate<Text> =>
  (text, values = {}) =>
    (translations[text] || text).replace(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));

/** The translated ones of these strings, for an island; undefined if there are none. */
export function translationsFor(
  declared: readonly string[] = [],
  translations: Translations,
): Translations | undefined {
  const translated = declared.filter((text) => translations[text]).map((text) => [text, translations[text]]);
  return translated.length ? Object.fromEntries(translated) : undefined;
}

/** The UI strings of an island. */
export const translationsOf = ({ dataset }: HTMLElement): Translations => JSON.parse(dataset.translations || "{}");
