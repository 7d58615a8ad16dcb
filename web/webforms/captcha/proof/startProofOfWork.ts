import { isRecord } from "../../../runtime/page/isRecord";
import { lazyPart } from "../../parts/lazyPart";
import type { CaptchaBox, Solve } from "../startCaptcha";
import type { Challenge } from "./solve";

/** A file of its own, which the worker loads, too. */
const part = lazyPart(() => import("./findNumber"));

/** Begins at once, so that most visitors do not wait when they send the form. */
export function startProofOfWork(box: CaptchaBox): Solve {
  let solving: Promise<void> | undefined;

  async function work() {
    box.pending();
    try {
      const [challenge, { findNumber }] = await Promise.all([challengeFor(box.formId), part()]);
      const number = await findNumber(challenge);
      if (number === undefined) throw new Error("The challenge has no solution.");
      box.solved(btoa(JSON.stringify({ ...challenge, number })));
      setTimeout(box.expired, lifeOf(challenge));
    } catch (error) {
      box.failed();
      throw error;
    } finally {
      solving = undefined;
    }
  }

  const solve = () => {
    solving ??= work();
    return solving;
  };
  if (box.element.dataset.state !== "solved") solve().catch(() => {});
  return solve;
}

async function challengeFor(formId: number): Promise<Challenge> {
  const { data, error } = await window.intarsia.ajax("intarsia_captcha_challenge", { form_id: formId });
  if (!isRecord(data) || typeof data.challenge !== "string") throw new Error(error ?? "The site gave no challenge.");
  return data as Challenge;
}

/**
 * How long the solution is taken, in milliseconds, with a minute for sending. It is a duration and no point in time:
 * the clocks of many visitors are wrong by hours, some by years.
 */
function lifeOf({ salt }: Challenge): number {
  const seconds = Number(new URLSearchParams(salt.split("?")[1]).get("life"));
  return Math.max(0, seconds - 60) * 1000;
}
