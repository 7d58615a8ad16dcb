import { alertDialog } from "../../../web/kit/alertDialog";
import { sayIn, wordsOf } from "../../../web/kit/words";
import type { Word } from "./words";

/** Tells whoever sees the page what a script wanted of the menu and could not have. Loaded when there is something to tell. */
export function complain(container: HTMLElement, problem: Word): Promise<void> {
  const say = sayIn<Word>(wordsOf(container));
  return alertDialog(say(problem), say("Close"));
}
