import type { FieldType } from "../../web/kit/fields/defineField";
import { address } from "./address";
import { calculation } from "./calculation";
import { captcha } from "./captcha";
import { checkbox } from "./checkbox";
import { columns } from "./columns";
import { consent } from "./consent";
import { coupon } from "./coupon";
import { credit_card } from "./credit_card";
import { date } from "./date";
import { email } from "./email";
import { file_upload } from "./file_upload";
import { form_page } from "./form_page";
import { hidden } from "./hidden";
import { html } from "./html";
import { image_choice } from "./image_choice";
import { likert } from "./likert";
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
import { rating } from "./rating";
import { repeater } from "./repeater";
import { rich_text } from "./rich_text";
import { section } from "./section";
import { select } from "./select";
import { shipping } from "./shipping";
import { signature } from "./signature";
import { social_profile } from "./social_profile";
import { text } from "./text";
import { textarea } from "./textarea";
import { time } from "./time";
import { total } from "./total";
import { website } from "./website";

/** Every field type, in the order of the editor's list. A new field type adds two lines here. */
export const fields: FieldType[] = [
  text,
  textarea,
  email,
  phone,
  number,
  date,
  time,
  name,
  address,
  website,
  password,
  radio,
  checkbox,
  select,
  multi_select,
  image_choice,
  rating,
  likert,
  consent,
  html,
  product,
  option,
  quantity,
  shipping,
  coupon,
  total,
  credit_card,
  section,
  columns,
  list,
  repeater,
  social_profile,
  file_upload,
  signature,
  rich_text,
  calculation,
  hidden,
  captcha,
  page_break,
  form_page,
];
