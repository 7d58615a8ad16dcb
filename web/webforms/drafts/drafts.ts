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
      if (pause === undefined) return;
      clearTimeout(pause);
      pause = undefined;
      if (keepsDrafts(form)) writeDraft(form, { values: readValues(form) });
    }

    function keepSoon() {
      clearTimeout(pause);
      pause = setTimeout(keep, TYPING_PAUSE);
    }

    form.addEventListener("input", keepSoon, { signal: until });
    form.addEventListener("change", keepSoon, { signal: until });
    // A phone may end the browser after it has left the screen.
    document.addEventListener("visibilitychange", keep, { signal: until });
    window.addEventListener("gform/leaving", keepSent, { signal: until });
    until.addEventListener("abort", keep);
    if (draftOf(form))
      loadRestore().then(
        ({ restoreDraft }) => until.aborted || restoreDraft(form),
        () => {},
      );
    // Visitors type while this script loads.
    else if (Object.keys(readValues(form)).length) keepSoon();

    function keepSent({ detail }: Event & { detail?: { form: HTMLFormElement } }) {
      clearTimeout(pause);
      pause = undefined;
      if (detail?.form === form) writeDraft(form, { values: readValues(form), isSent: true });
    }
  },
};
