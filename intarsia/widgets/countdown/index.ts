import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Countdown } from "./Countdown";
import { enhance } from "./enhance";
import { schema } from "./schema";

export const countdown = defineWidget(schema, Countdown, { enhance });
