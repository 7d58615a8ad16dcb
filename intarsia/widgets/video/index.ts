import { defineWidget } from "../../../web/kit/defineWidget";
import { schema } from "./schema";
import { Video } from "./Video";

export const video = defineWidget(schema, Video);
