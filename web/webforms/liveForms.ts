/** What a form needs once a visitor uses it. It loads on the first focus. */

import { runHooks } from "./api/runHooks";
import { FEATURES } from "./features";
import { prepareAnnouncements } from "./parts/announce";
import { lazyPart } from "./parts/lazyPart";
import { hasPrefill } from "./prefill/hasPrefill";
import { focusErrors } from "./reply/showError";
import { formsIn, needsAttention } from "./start/needsScript";
import { markActive } from "./submission/activeForm";
import { locking } from "./submission/lock";

export { handleButtonClick, onSubmit, submitForm } from "./submission/submitForm";

const started = new WeakSet<HTMLFormElement>();

/** `root` is the element around the form, which stays when an answer replaces the form. */
export function startLiveForm(root: HTMLElement, until: AbortSignal): void {
  const whileLive = { signal: until };
  completeGform();
  const startNew = () => {
    for (const form of formsIn(root)) if (!started.has(form)) startForm(form, until);
  };
  for (const type of ["focusin", "pointerdown"]) root.addEventListener(type, markUsed, whileLive);
  document.addEventListener("gform/post_render", startNew, whileLive);
  prepareAnnouncements();
  startNew();
  if (root.contains(document.activeElement)) markUsed({ target: document.activeElement });
  else if (needsAttention(root)) focusErrors(root);
}

/** The rest of the API for scripts of a site. */
function completeGform(): void {
  Object.assign(window.gform, runHooks);
  Object.assign(window.gform.utils, runHooks);
  Object.assign(window.gform.submission, locking);
}

const loadPrefill = lazyPart(() => import("./prefill/prefill"));

async function startForm(form: HTMLFormElement, until: AbortSignal): Promise<void> {
  started.add(form);
  // What the URL fills in counts as part of the page's HTML for the features.
  if (hasPrefill(form))
    await loadPrefill().then(
      ({ fillFromUrl }) => fillFromUrl(form),
      () => {},
    );
  for (const { applies, start } of FEATURES) if (applies(form)) start(form, until);
}

function markUsed({ target }: Pick<Event, "target">): void {
  const form = (target as Element).closest<HTMLFormElement>("form[data-formid]");
  if (form) markActive(form);
}
