import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Breadcrumbs } from "./Breadcrumbs";
import { schema } from "./schema";

export const breadcrumbs = defineWidget(schema, Breadcrumbs);
