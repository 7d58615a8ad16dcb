import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { IconView } from "./IconView";
import { schema } from "./schema";
import { upgrades } from "./upgrades";

export const icon = defineWidget(schema, IconView, { upgrades });
