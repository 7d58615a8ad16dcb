import { alertDialog } from "../../../web/kit/alertDialog/alertDialog";
import { sayIn, wordsOf } from "../../../web/kit/uiStrings";
import type { Word } from "./words";

/** Reports an invalid command for a menu in the console. Loaded only when there is something to report. */
export function complain(container: HTMLElement, problem: Word): Promise<void> {
  const say = sayIn<Word>(wordsOf(container));
  return alertDialog(say(problem), say("Close"));
}
