import type { FieldType } from "../../web/kit/fields/defineField";
import { address } from "./address";
import { calculation } from "./calculation";
import { checkbox } from "./checkbox";
import { columns } from "./columns";
import { consent } from "./consent";
import { coupon } from "./coupon";
import { email } from "./email";
import { form_page } from "./form_page";
import { hidden } from "./hidden";
import { html } from "./html";
import { list } from "./list";
import { multi_select } from "./multi_select";
import { name } from "./name";
import { number } from "./number";
import { option } from "./option";
import { page_break } from "./page_break";
import { password } from "./password";
import { phone } from "./phone";
import { product } from "./product";
import { quantity } from "./quantity";
import { radio } from "./radio";
import { section } from "./section";
import { select } from "./select";
import { shipping } from "./shipping";
import { text } from "./text";
import { textarea } from "./textarea";
import { total } from "./total";
import { website } from "./website";

/** Every field type, in the order of the editor's list. A new field type adds two lines here. */
export const fields: FieldType[] = [
  text,
  textarea,
  email,
  phone,
  number,
  name,
  address,
  website,
  password,
  radio,
  checkbox,
  select,
  multi_select,
  consent,
  html,
  product,
  option,
  quantity,
  shipping,
  coupon,
  total,
  section,
  columns,
  list,
  calculation,
  hidden,
  page_break,
  form_page,
];
