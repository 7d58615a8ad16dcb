import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";
import { Table } from "./Table";

export const table = defineWidget(schema, Table);
