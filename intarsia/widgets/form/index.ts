import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Form } from "./Form";
import { schema } from "./schema";

export const form = defineWidget(schema, Form);
