import type { FieldRules } from "../../../web/kit/fields/defineField";

/** The server asks the provider; a token tells the rules nothing. */
export const rules: FieldRules = { read: () => null };
