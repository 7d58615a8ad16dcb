import { defineWidget } from "../../../web/kit/defineWidget";
import { Spacer } from "./Spacer";
import { schema } from "./schema";

export const spacer = defineWidget(schema, Spacer);
