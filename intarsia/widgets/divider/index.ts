import { defineWidget } from "../../../web/kit/defineWidget";
import { Divider } from "./Divider";
import { schema } from "./schema";

export const divider = defineWidget(schema, Divider);
