import { defineField } from "../../../web/kit/fields/defineField";
import { Address } from "./Address";
import { rules } from "./rules";
import { schema } from "./schema";

export const address = defineField(schema, Address, rules);
