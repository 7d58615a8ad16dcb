import { type Challenge, isChallenge, lifeOf, tokenOf } from "../../protection/proof/challenge";
import { lazyPart } from "../parts/lazyPart";
import type { CaptchaBox, Solve } from "./startCaptcha";

/** A file of its own, which the worker loads, too. */
const part = lazyPart(() => import("../../protection/proof/findNumber"));

/** Begins at once, so that most visitors do not wait when they send the form. */
export function startProofOfWork(box: CaptchaBox): Solve {
  let solving: Promise<void> | undefined;

  async function work() {
    box.pending();
    try {
      const [challenge, { findNumber }] = await Promise.all([challengeFor(box), part()]);
      const number = await findNumber(challenge);
      if (number === undefined) throw new Error("The challenge has no solution.");
      box.solved(tokenOf(challenge, number));
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

async function challengeFor({ provider, formId }: CaptchaBox): Promise<Challenge> {
  const { ajax } = window.intarsia;
  const { data, error } = await (provider === "work"
    ? ajax("intarsia_proof_challenge", {})
    : ajax("intarsia_captcha_challenge", { form_id: formId }));
  if (!isChallenge(data)) throw new Error(error ?? "The site gave no challenge.");
  return data;
}
