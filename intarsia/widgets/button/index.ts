import { defineWidget } from "../../../web/kit/defineWidget";
import { Button } from "./Button";
import { schema } from "./schema";

export const button = defineWidget(schema, Button);
