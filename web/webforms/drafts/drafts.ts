import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";
import { draftOf, keepsDrafts } from "./draftStore";
import { readValues } from "./typedValues";
import { writeDraft } from "./writeDraft";

/** While somebody types, in milliseconds. */
const TYPING_PAUSE = 300;

const loadRestore = lazyPart(() => import("./restore"));

/** Keeps what was typed in the browser until the form was sent, and shows it again. Never passwords, cards or files. */
export const drafts: Feature = {
  applies: keepsDrafts,
  start(form, until) {
    let pause: ReturnType<typeof setTimeout> | undefined;

    function keep() {
      // Its timer ends without a change.
      if (pause === undefined) return;
      pause = undefined;
      writeDraft(form, { values: readValues(form) });
    }

    function keepSoon() {
      clearTimeout(pause);
      pause = setTimeout(keep, TYPING_PAUSE);
    }

    for (const type of ["input", "change"]) form.addEventListener(type, keepSoon, { signal: until });
    // Before a button sends or clears the form: nothing that is waiting would be kept after that.
    form.addEventListener("click", keep, true);
    // A phone may end the browser after it has left the screen.
    document.addEventListener("visibilitychange", keep, { signal: until });
    window.addEventListener("gform/leaving", keepSent, { signal: until });
    until.addEventListener("abort", keep);
    if (draftOf(form)) restore();
    // Visitors type while this script loads.
    else if (Object.keys(readValues(form)).length) keepSoon();

    function restore() {
      return loadRestore().then(
        ({ restoreDraft }) => until.aborted || restoreDraft(form),
        () => {},
      );
    }

    function keepSent({ detail }: Event & { detail?: { form: HTMLFormElement } }) {
      pause = undefined;
      if (detail?.form === form) writeDraft(form, { values: readValues(form), isSent: true });
    }
  },
};
