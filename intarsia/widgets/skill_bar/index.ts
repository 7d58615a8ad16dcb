import { defineWidget } from "../../../web/kit/defineWidget";
import { SkillBar } from "./SkillBar";
import { schema } from "./schema";

export const skill_bar = defineWidget(schema, SkillBar);
