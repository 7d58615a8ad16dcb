import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { ShareButtons } from "./ShareButtons";
import { schema } from "./schema";

export const share_buttons = defineWidget(schema, ShareButtons);
