import { defineWidget } from "../../../web/kit/defineWidget";
import { Container } from "./Container";
import { schema } from "./schema";

export const container = defineWidget(schema, Container);
