import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";
import type { Submission } from "../submission/submission";

const part = lazyPart(() => import("./startCaptcha"));

/** Shows captchas once a visitor uses the form. */
export const captcha: Feature = {
  // A captcha may be on a page of the form that the server sends later.
  applies: () => true,
  start(form, until) {
    const start = () => void captchasOf(form).catch(() => {});
    start();
    document.addEventListener("gform/post_render", start, { signal: until });
  },
};

/** Before a form or a page of it is sent. What fails is reported and skipped: the server says what is missing. */
export async function completeCaptchas({ form, submissionType }: Submission): Promise<void> {
  if (submissionType !== "submit" && submissionType !== "next") return;
  try {
    const captchas = await captchasOf(form);
    await Promise.all(captchas.map(({ complete }) => complete()));
  } catch (error) {
    console.error("[forms] A captcha was not completed.", error);
  }
}

/** Those on the current page of the form, started. */
async function captchasOf(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLElement>("[data-captcha]")];
  const shown = boxes.filter((box) => box.isConnected && !box.closest("[hidden]"));
  if (shown.length === 0) return [];
  const { startCaptcha } = await part();
  return shown.map((box) => startCaptcha(box, form));
}
