import { defineField } from "../../../web/kit/fields/defineField";
import { Calculation } from "./Calculation";
import { rules } from "./rules";
import { schema } from "./schema";

export const calculation = defineField(schema, Calculation, rules);
