import { defineWidget } from "../../../web/kit/defineWidget";
import { IconView } from "./IconView";
import { schema } from "./schema";

export const icon = defineWidget(schema, IconView);
