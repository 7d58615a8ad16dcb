import { defineField } from "../../../web/kit/fields/defineField";
import { Consent } from "./Consent";
import { rules } from "./rules";
import { schema } from "./schema";

export const consent = defineField(schema, Consent, rules);
