import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { SiteLogo } from "./SiteLogo";
import { schema } from "./schema";

export const site_logo = defineWidget(schema, SiteLogo, { imageWidth: () => "320px" });
