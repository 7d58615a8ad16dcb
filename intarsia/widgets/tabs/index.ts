import { defineWidget } from "../../../web/kit/defineWidget";
import { schema } from "./schema";
import { Tabs } from "./Tabs";

export const tabs = defineWidget(schema, Tabs);
