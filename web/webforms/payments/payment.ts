import type { Feature } from "../features";
import { lazyPart } from "../parts/lazyPart";
import type { Submission } from "../submission/submission";

const part = lazyPart(() => import("./startCard"));

/** Shows the provider's frame, and follows what is typed, once a visitor uses the form. */
export const payment: Feature = {
  // A card may be on a page of the form that the server sends later.
  applies: () => true,
  start(form, until) {
    const start = () => void cardsOf(form).catch(() => {});
    start();
    document.addEventListener("gform/post_render", start, { signal: until });
  },
};

/**
 * Before a form or a page of it is sent: gives the card to the provider, which gives a token. False if the visitor must
 * correct the card first. What fails otherwise is left to the server, which says what is missing.
 */
export async function completePayment({ form, submissionType }: Submission): Promise<boolean> {
  if (submissionType !== "submit" && submissionType !== "next") return true;
  try {
    const cards = await cardsOf(form);
    const completed = await Promise.all(cards.map(({ complete }) => complete()));
    return completed.every(Boolean);
  } catch (error) {
    console.error("[forms] A card was not read.", error);
    return true;
  }
}

/** Those on the current page of the form, started. */
async function cardsOf(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLElement>("[data-payment]")];
  const shown = boxes.filter((box) => box.isConnected && !box.closest("[hidden], .gf_hidden"));
  if (shown.length === 0) return [];
  const { startCard } = await part();
  return shown.map((box) => startCard(box, form));
}
