/** The provider for tests. It takes the numbers that are published for tests and no real card. */

import { CARDS } from "../../../intarsia/fields/credit_card/acceptedCards";
import { cardFault, isEmpty, typedCard } from "../../../intarsia/fields/credit_card/ownInputs";
import { cardType } from "../../rules/cards/cards";
import type { StartEntry } from "./provider";

/** What happens with each. */
const NUMBERS: Readonly<Record<string, string>> = {
  "4242424242424242": "approved",
  "5555555555554444": "approved",
  "378282246310005": "approved",
  "6011111111111117": "approved",
  "3530111333300000": "approved",
  "4000000000000002": "card_declined",
  "4000000000009995": "insufficient_funds",
  "4000000000000069": "expired_card",
  "4000000000000127": "incorrect_cvc",
};

export const startTestCards: StartEntry = ({ element, accepted }) => ({
  isEmpty: () => isEmpty(typedCard(element)),
  tokenOf: async () => {
    const card = typedCard(element);
    const fault = cardFault(card, accepted, new Date());
    if (fault) return fault;
    const digits = card.number.replace(/\D/g, "");
    const type = cardType(digits);
    const outcome = NUMBERS[digits];
    if (!outcome || !type) return { text: "test", part: "number" };
    const lastDigits = digits.slice(-4);
    return { token: `test_${type}_${lastDigits}_${outcome}`, brand: CARDS[type].replace(" ", "\u00a0"), lastDigits };
  },
});
