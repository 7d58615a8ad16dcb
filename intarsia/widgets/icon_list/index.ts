import { defineWidget } from "../../../web/kit/defineWidget";
import { IconList } from "./IconList";
import { schema } from "./schema";

export const icon_list = defineWidget(schema, IconList);
