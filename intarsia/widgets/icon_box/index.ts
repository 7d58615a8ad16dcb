import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { IconBox } from "./IconBox";
import { schema } from "./schema";

export const icon_box = defineWidget(schema, IconBox);
