import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { Skill } from "./Skill";
import type { schema } from "./schema";
import "./skill_bar.css";

export function SkillBar({ root, skills, view, show_level }: ViewProps<typeof schema>) {
  if (skills.length === 0) return <EditorHint {...root("")}>Add a bar</EditorHint>;
  return (
    <ul {...root(`skill_bar skill_bar--${view}`)}>
      {skills.map(({ _id, name, level }) => (
        <li key={_id} className="skill_bar__skill">
          <Skill id={_id} name={name} level={level} hasNumber={show_level === "yes"} />
        </li>
      ))}
    </ul>
  );
}
