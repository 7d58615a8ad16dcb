import { defineFieldSchema, shownSettings } from "../../../web/kit/fields/fieldSettings";
import { toggle } from "../../../web/kit/schema/settings";
import { CARDS } from "./acceptedCards";
import { UI_STRINGS } from "./uiStrings";

const accepts = (label: string, isUsual: boolean) =>
  toggle({ label, default: isUsual ? "yes" : "", group: "Accepted cards" });

export const schema = defineFieldSchema({
  type: "credit_card",
  label: "Credit card",
  description: "Charges the order to a card. Card data never reaches this site",
  category: "price",
  icon: "credit-card",
  version: 1,
  secret: true,
  keywords: ["payment", "pay", "stripe", "checkout", "visa", "mastercard", "debit"],
  words: UI_STRINGS,
  settings: {
    ...shownSettings("Card", { isFinal: true }),
    accepts_visa: accepts(CARDS.visa, true),
    accepts_mastercard: accepts(CARDS.mastercard, true),
    accepts_amex: accepts(CARDS.amex, true),
    accepts_discover: accepts(CARDS.discover, false),
    accepts_jcb: accepts(CARDS.jcb, false),
    accepts_maestro: accepts(CARDS.maestro, false),
  },
});
