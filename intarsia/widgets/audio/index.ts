import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Audio } from "./Audio";
import { schema } from "./schema";
import { upgrades } from "./upgrades";

export const audio = defineWidget(schema, Audio, { upgrades });
