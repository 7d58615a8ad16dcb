import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { IconList } from "./IconList";
import { schema } from "./schema";

export const icon_list = defineWidget(schema, IconList);
