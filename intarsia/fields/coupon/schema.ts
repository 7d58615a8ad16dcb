import { defineFieldSchema, fieldSettings, prefillSettings } from "../../../web/kit/fields/fieldSettings";
import { decimal, list, select, text } from "../../../web/kit/schema/settings";

export const UI_STRINGS = ["This coupon code is not valid. Check it, or leave the field empty."] as const;
export type UiString = (typeof UI_STRINGS)[number];

export const schema = defineFieldSchema({
  type: "coupon",
  label: "Coupon",
  description: "A code that lowers the price",
  category: "price",
  icon: "ticket-percent",
  version: 1,
  keywords: ["discount", "voucher", "promo code"],
  words: UI_STRINGS,
  settings: {
    ...fieldSettings("Coupon code", { isFinal: true }),
    ...prefillSettings,
    coupons: list({
      label: "Coupons",
      item: "coupon",
      titleField: "code",
      default: [],
      private: true,
      help: "Codes are never part of a page. The discount is subtracted when the form is sent.",
      fields: {
        code: text({ label: "Code", default: "", bindable: false }),
        kind: select({
          label: "Type",
          default: "percent",
          options: [
            ["percent", "Percentage"],
            ["amount", "Amount"],
          ],
        }),
        value: decimal({ label: "Discount", default: "10" }),
      },
    }),
  },
});
