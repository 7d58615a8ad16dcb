import type { FieldRules, FieldSettings } from "../../../web/kit/fields/defineField";
import { fault } from "../../../web/kit/fields/fault";
import type { UiString } from "./schema";

type Coupon = { code: string; kind: "percent" | "amount"; value: string };

export const rules: FieldRules = {
  check: (answer, settings) =>
    couponOf(answer, settings)
      ? null
      : fault<UiString>("This coupon code is not valid. Check it, or leave the field empty."),
  discount: (answer, settings) => {
    const coupon = couponOf(answer, settings);
    if (!coupon) return null;
    return coupon.kind === "percent" ? { percent: coupon.value } : { amount: coupon.value };
  },
};

/** Codes are typed from paper and mails, so upper and lower case are the same. */
function couponOf(answer: unknown, { coupons }: FieldSettings): Coupon | undefined {
  const typed = String(answer).trim().toLowerCase();
  return (coupons as readonly Coupon[]).find(({ code }) => code.trim() !== "" && code.trim().toLowerCase() === typed);
}
