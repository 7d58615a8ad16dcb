import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Spacer } from "./Spacer";
import { schema } from "./schema";

export const spacer = defineWidget(schema, Spacer);
