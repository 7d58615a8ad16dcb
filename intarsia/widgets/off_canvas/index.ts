import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { OffCanvas } from "./OffCanvas";
import { schema } from "./schema";
import { upgrades } from "./upgrades";

export const off_canvas = defineWidget(schema, OffCanvas, { upgrades });
