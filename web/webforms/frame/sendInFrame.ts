import { create } from "../../kit/enhance/create";
import { showReply } from "../reply/showReply";
import { placeOf } from "../submission/lock";
import { sendNatively } from "../submission/sendNatively";
import type { Submission } from "../submission/submission";
import { replyIn } from "./replyIn";

/** In milliseconds. */
const FRAME_TIMEOUT = 30_000;

/** Posts the form into a hidden frame, and shows the answer in place of the form. */
export async function sendInFrame(submission: Submission): Promise<void> {
  const { form } = submission;
  const frame = frameOf(form);
  form.target = frame.name;
  form.setAttribute("aria-busy", "true");
  try {
    const answered = answerOf(frame);
    sendNatively(form);
    await showReply(submission, replyIn(await answered, form));
  } finally {
    form.removeAttribute("target");
    form.removeAttribute("aria-busy");
    frame.remove();
  }
}

function frameOf(form: HTMLFormElement): HTMLIFrameElement {
  const name = `gform_ajax_frame_${placeOf(form)}`;
  const frame = create(document, "iframe", {
    name,
    id: name,
    title: "",
    hidden: "",
    tabindex: "-1",
    "aria-hidden": "true",
  });
  return document.body.appendChild(frame);
}

/** The page that answers; undefined if it is one of another site, or none arrived. */
function answerOf(frame: HTMLIFrameElement): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAME_TIMEOUT);
    frame.addEventListener("load", () => {
      const page = frame.contentDocument ?? undefined;
      // A new frame starts with an empty page.
      if (page?.URL === "about:blank") return;
      clearTimeout(timer);
      resolve(page);
    });
  });
}
