import { defineWidget } from "../../../web/kit/defineWidget";
import { IconBox } from "./IconBox";
import { schema } from "./schema";

export const icon_box = defineWidget(schema, IconBox);
