import { defineField } from "../../../web/kit/fields/defineField";
import { Captcha } from "./Captcha";
import { rules } from "./rules";
import { schema } from "./schema";

export const captcha = defineField(schema, Captcha, rules);
