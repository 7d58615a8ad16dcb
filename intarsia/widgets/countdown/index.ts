import { defineWidget } from "../../../web/kit/defineWidget";
import { Countdown } from "./Countdown";
import { schema } from "./schema";

export const countdown = defineWidget(schema, Countdown);
