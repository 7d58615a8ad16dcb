import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { OffCanvas } from "./OffCanvas";
import { schema } from "./schema";

export const off_canvas = defineWidget(schema, OffCanvas);
