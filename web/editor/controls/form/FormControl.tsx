import type { FormSetting } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
import type { ControlProps } from "../control";

type Props = ControlProps<{ id: number | null }, FormSetting>;

/** The forms of the site, in a list. */
export function FormControl({ id, value, onChange, isDisabled }: Props) {
  const forms = useEditorContext().boot.choices?.form ?? [];
  const chosen = value?.id ?? null;
  const isGone = chosen !== null && !forms.some((form) => form.id === chosen);
  return (
    <select
      id={id}
      className="input"
      value={chosen ?? ""}
      disabled={isDisabled}
      onChange={(event) => onChange({ id: event.target.value ? Number(event.target.value) : null })}
    >
      <option value="">{forms.length ? "Choose a form" : "No forms yet: add one under Forms"}</option>
      {isGone && <option value={chosen}>This form was deleted or is not published</option>}
      {forms.map((form) => (
        <option key={form.id} value={form.id}>
          {form.label}
        </option>
      ))}
    </select>
  );
}
