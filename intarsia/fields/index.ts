import type { FieldType } from "../../web/kit/fields/defineField";
import { calculation } from "./calculation";
import { email } from "./email";
import { form_page } from "./form_page";
import { list } from "./list";
import { page_break } from "./page_break";
import { password } from "./password";
import { text } from "./text";
import { textarea } from "./textarea";

/** Every field type, in the order of the editor's list. A new field type adds two lines here. */
export const fields: FieldType[] = [text, textarea, email, calculation, password, list, page_break, form_page];
