import { lazyPart } from "../parts/lazyPart";
import { startBoxes } from "../parts/startBoxes";
import type { Submission } from "../submission/submission";

const part = lazyPart(() => import("./startCard"));
const cards = startBoxes("[data-payment]", async () => (await part()).startCard);

/** Shows the provider's frame, and follows what is typed. */
export const payment = cards.feature;

/**
 * Before a form or a page of it is sent: gives the card to the provider, which gives a token. False if the visitor must
 * correct the card first. What fails otherwise is left to the server, which says what is missing.
 */
export async function completePayment({ form }: Submission): Promise<boolean> {
  try {
    const completed = (await cards.startIn(form)).map(({ complete }) => complete());
    return (await Promise.all(completed)).every(Boolean);
  } catch (error) {
    console.error("[forms] A card was not read.", error);
    return true;
  }
}
