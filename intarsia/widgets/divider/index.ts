import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Divider } from "./Divider";
import { schema } from "./schema";

export const divider = defineWidget(schema, Divider);
