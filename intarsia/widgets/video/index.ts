import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { schema } from "./schema";
import { Video } from "./Video";

export const video = defineWidget(schema, Video);
