import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Audio } from "./Audio";
import { schema } from "./schema";

export const audio = defineWidget(schema, Audio);
