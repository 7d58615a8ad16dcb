import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { Menu } from "./Menu";
import { schema } from "./schema";

export const menu = defineWidget(schema, Menu, { isClosed: () => true });
