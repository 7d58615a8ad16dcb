import { defineField } from "../../../web/kit/fields/defineField";
import { FileUpload } from "./FileUpload";
import { rules } from "./rules";
import { schema } from "./schema";

export const file_upload = defineField(schema, FileUpload, rules);
