import { defineWidget } from "../../../web/kit/defineWidget";
import { Heading } from "./Heading";
import { schema } from "./schema";

export const heading = defineWidget(schema, Heading);
