import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Alert } from "./Alert";
import { schema } from "./schema";

export const alert = defineWidget(schema, Alert);
