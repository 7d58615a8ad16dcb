import type { CardFault } from "../../../intarsia/fields/credit_card/ownInputs";
import type { CardType } from "../../rules/cards/cards";

/** Where a card is entered. */
export type CardBox = {
  readonly element: HTMLElement;
  readonly accepted: readonly CardType[];
  /** What the provider on the server says, such as a public key. */
  readonly options: Readonly<Record<string, string>>;
};

/** What a provider makes of a card: its `token` pays, brand and last digits are for people. */
export type CardToken = { token: string; brand: string; lastDigits: string };
/** A fault in our words, or in those of the provider. */
export type Refusal = CardFault | { message: string };

export type CardEntry = {
  /** Whether nothing was typed. The server then says whether something is to be paid. */
  isEmpty: () => boolean;
  tokenOf: () => Promise<CardToken | Refusal>;
  /** The confirmation that a bank asks for. Undefined if it is given. */
  confirm?: (action: string) => Promise<Refusal | undefined>;
};

/** The export of a provider's module. */
export type StartEntry = (box: CardBox) => CardEntry | Promise<CardEntry>;
