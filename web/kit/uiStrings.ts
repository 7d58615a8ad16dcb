/** The UI strings of views, in the page's language. The English text in the code is the key. */

export type Words = Readonly<Record<string, string>>;

/** `say("Slide {number}", { number: 3 })`. A text without translation stays English. */
export type Say<Word extends string> = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  <Word extends string>(words: Words): Say<Word> =>
  (word, values = {}) =>
    (words[word] || word).replace(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));

/** The translated ones of these strings, for an island; undefined if there are none. */
export function wordsFor(declared: readonly string[] = [], words: Words): Words | undefined {
  const translated = declared.filter((word) => words[word]).map((word) => [word, words[word]]);
  return translated.length ? Object.fromEntries(translated) : undefined;
}

/** The UI strings of an island. */
export const wordsOf = ({ dataset }: HTMLElement): Words => JSON.parse(dataset.words || "{}");
