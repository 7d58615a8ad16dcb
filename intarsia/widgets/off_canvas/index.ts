import { defineWidget } from "../../../web/kit/defineWidget";
import { OffCanvas } from "./OffCanvas";
import { schema } from "./schema";

export const off_canvas = defineWidget(schema, OffCanvas);
