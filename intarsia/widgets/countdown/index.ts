import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Countdown } from "./Countdown";
import { schema } from "./schema";

export const countdown = defineWidget(schema, Countdown);
