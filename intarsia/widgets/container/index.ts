import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Container } from "./Container";
import { schema } from "./schema";

export const container = defineWidget(schema, Container);
