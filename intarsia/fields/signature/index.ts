import { defineField } from "../../../web/kit/fields/defineField";
import { rules } from "./rules";
import { Signature } from "./Signature";
import { schema } from "./schema";

export const signature = defineField(schema, Signature, rules);
