import type { FieldReference, FormFieldSetting } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import { useFormElements } from "../condition/useFormElements";
import type { ControlProps } from "../control";

type Props = ControlProps<FieldReference, FormFieldSetting>;

/** The fields of the form with a role in its order, in a list. */
export function FormFieldControl({ id, setting, value, onChange, isDisabled }: Props) {
  const fields = useFormElements().filter(({ model }) => model.pricing?.role === setting.role);
  const chosen = value?.field ?? "";
  const isGone = chosen !== "" && !fields.some((field) => field.id === chosen);
  return (
    <select
      id={id}
      className="input"
      value={chosen}
      disabled={isDisabled}
      onChange={(event) => onChange({ field: event.target.value || null })}
    >
      <option value="">{gettext(fields.length > 0 ? "Choose a product" : "Add a product to the form first")}</option>
      {isGone && <option value={chosen}>{gettext("This field was deleted")}</option>}
      {fields.map((field) => (
        <option key={field.id} value={field.id}>
          {field.model.label || field.type.schema.label}
        </option>
      ))}
    </select>
  );
}
