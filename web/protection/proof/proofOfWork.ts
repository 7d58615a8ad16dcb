import type { PublicFunctions } from "../config";
import { sendWithoutNonce } from "../request/calls";
import { isChallenge, lifeOf, tokenOf } from "./challenge";

const PROOF_CHALLENGE = { route: "proof", action: "intarsia_proof_challenge" };

/** `until` is a time of `performance.now()`. */
export type Proof = { token: string; until: number };

/** Works for one message or click on this page. Undefined if the site gives no work, or a file does not load. */
export async function proofOfWork(site: PublicFunctions): Promise<Proof | undefined> {
  try {
    const loading = import("./findNumber");
    const { data } = await sendWithoutNonce(site, PROOF_CHALLENGE, {});
    if (!isChallenge(data)) return;
    const number = await (await loading).findNumber(data);
    return number === undefined ? undefined : { token: tokenOf(data, number), until: performance.now() + lifeOf(data) };
  } catch {
    // The next message tries again.
  }
}
