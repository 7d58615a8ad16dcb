import type { PublicFunctions } from "../config";

// The site says them in the page's language; these are for when it cannot be reached.
const USUAL = {
  text__ee_email_decoder: "Hidden contact",
  text__ee_wait_for_decoding: "One moment, please.",
  text__ee_decoding_process: "We make sure that you are no robot.",
  text__ee_original_email: "Here it is:",
  text__ee_click_to_select: "Press to select all of it",
  text__ee_got_it: "Got it",
  text__ee_blocked: "This cannot be shown",
  text__ee_cannot_connect: "The site cannot be reached",
  text__ee_cannot_decode: "This contact cannot be read. Load the page again and press once more.",
  text__ee_close: "Close",
};

export type Texts = Record<keyof typeof USUAL, string>;

export function textsOf(site: Partial<PublicFunctions> = {}): Texts {
  const said = Object.keys(USUAL).map((name) => [name, site[name as keyof Texts]]);
  return { ...USUAL, ...Object.fromEntries(said.filter(([, text]) => text)) };
}
