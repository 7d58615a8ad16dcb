import type { FieldRules } from "../../../web/kit/fields/defineField";

/** The payment provider decides; what its script made of the card tells the rules nothing. */
export const rules: FieldRules = { read: () => null };
