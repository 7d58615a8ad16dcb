import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { PageTitle } from "./PageTitle";
import { schema } from "./schema";

export const page_title = defineWidget(schema, PageTitle);
