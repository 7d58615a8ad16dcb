import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Heading } from "./Heading";
import { schema } from "./schema";

export const heading = defineWidget(schema, Heading);
