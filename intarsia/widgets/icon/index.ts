import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { IconView } from "./IconView";
import { schema } from "./schema";

export const icon = defineWidget(schema, IconView);
