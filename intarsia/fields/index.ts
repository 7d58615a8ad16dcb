import type { FieldType } from "../../web/kit/fields/defineField";
import { calculation } from "./calculation";
import { checkbox } from "./checkbox";
import { coupon } from "./coupon";
import { email } from "./email";
import { form_page } from "./form_page";
import { list } from "./list";
import { multi_select } from "./multi_select";
import { option } from "./option";
import { page_break } from "./page_break";
import { password } from "./password";
import { product } from "./product";
import { quantity } from "./quantity";
import { radio } from "./radio";
import { select } from "./select";
import { shipping } from "./shipping";
import { text } from "./text";
import { textarea } from "./textarea";
import { total } from "./total";

/** Every field type, in the order of the editor's list. A new field type adds two lines here. */
export const fields: FieldType[] = [
  text,
  textarea,
  email,
  password,
  radio,
  checkbox,
  select,
  multi_select,
  list,
  calculation,
  product,
  option,
  quantity,
  shipping,
  coupon,
  total,
  page_break,
  form_page,
];
