import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { enhance } from "./enhance";
import { schema } from "./schema";
import { Tabs } from "./Tabs";

export const tabs = defineWidget(schema, Tabs, { enhance });
