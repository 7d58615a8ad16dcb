import { defineWidget } from "../../../web/kit/defineWidget";
import { Menu } from "./Menu";
import { schema } from "./schema";

export const menu = defineWidget(schema, Menu);
