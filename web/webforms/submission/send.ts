import { announce } from "../parts/announce";
import { formIdOf } from "../parts/events";
import { lazyPart } from "../parts/lazyPart";
import { translate } from "../parts/translate";
import { fillHiddenInputs } from "./hiddenInputs";
import { sendNatively } from "./sendNatively";
import type { Submission } from "./submission";

const ajax = lazyPart(() => import("../ajax/sendByAjax"));
const frame = lazyPart(() => import("../frame/sendInFrame"));

/** A browser that is still on the page after this time, in milliseconds, was not sent to another one. */
const LEAVING = 30_000;

/** Sends the form by its method. Resolves when the form can be sent again. */
export async function send(submission: Submission, button: HTMLElement | null): Promise<void> {
  const restore = fillHiddenInputs(submission, button);
  try {
    const byScript = await scriptFor(submission);
    await (byScript ? byScript(submission) : leavePage(submission));
  } finally {
    restore();
  }
}

/** Undefined for a page load: because of the method, because of files that no script uploaded, or without a script. */
async function scriptFor({ form, submissionMethod }: Submission) {
  try {
    if (submissionMethod === "ajax" && !hasFiles(form)) return (await ajax()).sendByAjax;
    if (submissionMethod === "iframe") return (await frame()).sendInFrame;
  } catch {
    // The server answers a page load, too.
  }
}

/** A page load may be much larger than a call. */
const hasFiles = ({ elements }: HTMLFormElement): boolean =>
  [...elements].some((element) => (element as HTMLInputElement).files?.length);

async function leavePage({ form, submissionType }: Submission): Promise<void> {
  if (submissionType === "save-continue") announce(translate(form)("Your answers are saved."));
  window.dispatchEvent(new CustomEvent("gform/leaving", { detail: { formId: formIdOf(form), form } }));
  sendNatively(form);
  await backOnPage();
}

/** The browser keeps a page that the visitor leaves, and may show it again. */
const backOnPage = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener("pageshow", resolve, { once: true });
    setTimeout(resolve, LEAVING);
  });
