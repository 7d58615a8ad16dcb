import { decimalOf } from "../../../rules/numbers/decimal";
import type { Fault } from "../defineField";
import { fault } from "../fault";

export const QUANTITY_UI_STRINGS = ["Enter a whole number from 0 to {number}."] as const;

const MOST = 10_000;

/** The limit that the owner sets, in whole numbers, or else our own. */
export const mostOf = (limit: unknown): number => Math.min(Math.floor(Number(limit)) || MOST, MOST);

/** How many of a product are ordered: a whole number up to the limit. */
export function quantityFault(answer: unknown, limit: unknown): Fault | null {
  const [quantity, most] = [decimalOf(answer), mostOf(limit)];
  const isRight = quantity && quantity.scale === 0 && quantity.digits >= 0n && quantity.digits <= BigInt(most);
  return isRight
    ? null
    : fault<(typeof QUANTITY_UI_STRINGS)[number]>("Enter a whole number from 0 to {number}.", {
        values: { number: most },
      });
}
