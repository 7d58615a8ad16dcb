/** The words that views print by themselves, in the page's language. English is what the code says, and the key. */

export type Words = Readonly<Record<string, string>>;

/** `say("Slide {number}", { number: 3 })`. What has no translation stays English. */
export type Say<Word extends string> = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  <Word extends string>(words: Words): Say<Word> =>
  (word, values = {}) =>
    (words[word] || word).replace(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));

/** Of these words the translated ones, as an island carries them; undefined when there are none. */
export function wordsFor(declared: readonly string[] = [], words: Words): Words | undefined {
  const translated = declared.filter((word) => words[word]).map((word) => [word, words[word]]);
  return translated.length ? Object.fromEntries(translated) : undefined;
}

/** The words that an island carries. */
export const wordsOf = ({ dataset }: HTMLElement): Words => JSON.parse(dataset.words || "{}");
