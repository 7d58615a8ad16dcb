/** Stripe's own frame takes the card. Its script must come from Stripe, so it is no part of ours. */

import type { CardToken, Refusal, StartEntry } from "./provider";

const SCRIPT = "https://js.stripe.com/v3/";

type StripeError = { message?: string };
type PaymentMethod = { id: string; card?: { brand: string; last4: string } };
type CardElement = {
  mount: (place: HTMLElement) => void;
  on: (event: "change", listen: (change: { empty: boolean }) => void) => void;
};
type StripeScript = (key: string) => {
  elements: (options?: object) => { create: (type: "card", options: object) => CardElement };
  createPaymentMethod: (data: object) => Promise<{ paymentMethod?: PaymentMethod; error?: StripeError }>;
  handleNextAction: (data: { clientSecret: string }) => Promise<{ error?: StripeError }>;
};

declare global {
  interface Window {
    Stripe?: StripeScript;
  }
}

export const startStripe: StartEntry = async ({ element, options }) => {
  const stripe = (await script())(options.key ?? "");
  const place = element.querySelector<HTMLElement>("[data-part=frame]") ?? element;
  const card = stripe.elements({ locale: document.documentElement.lang || "auto" }).create("card", {
    hidePostalCode: true,
    style: { base: styleOf(place) },
  });
  let isEmpty = true;
  card.mount(place);
  card.on("change", ({ empty }) => {
    isEmpty = empty;
  });

  async function tokenOf(): Promise<CardToken | Refusal> {
    const name = element.querySelector<HTMLInputElement>("input[data-part=name]")?.value.trim() ?? "";
    if (!name) return { text: "name", part: "name" };
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: "card",
      card,
      billing_details: { name },
    });
    if (!paymentMethod) return refusalOf(error);
    const { brand = "", last4 = "" } = paymentMethod.card ?? {};
    return { token: paymentMethod.id, brand: brand.charAt(0).toUpperCase() + brand.slice(1), lastDigits: last4 };
  }

  return {
    isEmpty: () => isEmpty,
    tokenOf,
    confirm: async (clientSecret) => {
      const { error } = await stripe.handleNextAction({ clientSecret });
      return error && refusalOf(error);
    },
  };
};

/** Stripe's messages are for the visitor, in the language of the page. */
const refusalOf = ({ message }: StripeError = {}): Refusal => (message ? { message } : { text: "failed" });

/** The frame cannot inherit the text of the page. */
function styleOf(place: HTMLElement) {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  return { color, fontFamily, fontSize, iconColor: color };
}

let loading: Promise<StripeScript> | undefined;

function script(): Promise<StripeScript> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  loading ??= new Promise<StripeScript>((resolve, reject) => {
    const tag = Object.assign(document.createElement("script"), { src: SCRIPT, async: true });
    tag.addEventListener("load", () => (window.Stripe ? resolve(window.Stripe) : reject(new Error(SCRIPT))));
    tag.addEventListener("error", () => {
      tag.remove();
      loading = undefined;
      reject(new Error(`${SCRIPT} did not load.`));
    });
    document.head.append(tag);
  });
  return loading;
}
