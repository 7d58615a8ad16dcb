import { defineWidget } from "../../../web/kit/schema/defineWidget";
import { enhance } from "./enhance";
import { SkillBar } from "./SkillBar";
import { schema } from "./schema";

export const skill_bar = defineWidget(schema, SkillBar, { enhance });
