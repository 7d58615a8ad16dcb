import { lazyPart } from "../parts/lazyPart";
import { startBoxes } from "../parts/startBoxes";
import type { Submission } from "../submission/submission";

const part = lazyPart(() => import("./startCaptcha"));
const captchas = startBoxes("[data-captcha]", async () => (await part()).startCaptcha);

/** Shows captchas. */
export const captcha = captchas.feature;

/** Before a form or a page of it is sent. What fails is reported and skipped: the server says what is missing. */
export async function completeCaptchas({ form }: Submission): Promise<void> {
  try {
    await Promise.all((await captchas.startIn(form)).map(({ complete }) => complete()));
  } catch (error) {
    console.error("[forms] A captcha was not completed.", error);
  }
}
