import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Button } from "./Button";
import { schema } from "./schema";

export const button = defineWidget(schema, Button);
