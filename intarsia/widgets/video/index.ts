import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { enhance } from "./enhance";
import { schema } from "./schema";
import { Video } from "./Video";

export const video = defineWidget(schema, Video, { enhance });
