import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Search } from "./Search";
import { schema } from "./schema";

export const search = defineWidget(schema, Search);
