import { defineWidget } from "../../../web/kit/defineWidget";
import { Audio } from "./Audio";
import { schema } from "./schema";

export const audio = defineWidget(schema, Audio);
