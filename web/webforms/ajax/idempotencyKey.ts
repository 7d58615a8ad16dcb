import { randomKey } from "../parts/randomKey";

type Intent = { key: string; content: string };

/** What visitors do and enter. Signals of the page's script differ each time. */
const OWN = /^(input|gform|is_submit)_/;

/** By the id of the form, because a reply may replace its element. */
const intents = new Map<string, Intent>();

/** The server does once what has the same key: the same answers of a form, until a reply has arrived. */
export function keyFor(form: HTMLFormElement, payload: FormData): string {
  const answers = [...payload].filter(([name]) => OWN.test(name));
  const content = JSON.stringify(
    answers.map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
  const before = intents.get(form.id);
  if (before?.content === content) return before.key;
  const key = randomKey();
  intents.set(form.id, { key, content });
  return key;
}

export const finished = (form: HTMLFormElement): void => void intents.delete(form.id);
