import { defineField } from "../../../web/kit/fields/defineField";
import { Columns } from "./Columns";
import { schema } from "./schema";

export const columns = defineField(schema, Columns, null);
