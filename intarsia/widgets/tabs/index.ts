import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { enhance } from "./enhance";
import { openTab } from "./openTab";
import { schema } from "./schema";
import { Tabs } from "./Tabs";

export const tabs = defineWidget(schema, Tabs, {
  enhance,
  isClosed: ({ tabs, default_tab }, item) => item !== openTab(tabs.length, default_tab),
});
