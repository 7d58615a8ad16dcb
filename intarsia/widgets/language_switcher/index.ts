import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { LanguageSwitcher } from "./LanguageSwitcher";
import { schema } from "./schema";

export const language_switcher = defineWidget(schema, LanguageSwitcher);
