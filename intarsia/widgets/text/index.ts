import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";
import { Text } from "./Text";

export const text = defineWidget(schema, Text);
