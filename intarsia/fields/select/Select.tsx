import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { isFull, preselected, valueOfChoice, withoutFull } from "../../../web/kit/fields/choices/choicesOf";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema, UiString } from "./schema";
import "./select.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Select({ choices, placeholder, is_searchable, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const [chosen = ""] = withoutFull(shownChoices(answer, preselected({ choices })), choices);
  return (
    <FieldBox {...field} type="select">
      {(input) => (
        <select
          {...input}
          className="field__input field__input--select"
          defaultValue={chosen}
          data-searchable={is_searchable || undefined}
          data-lively={is_searchable || undefined}
        >
          <option value="">{placeholder || t("Choose …")}</option>
          {choices.map((choice) => (
            <option key={choice._id} value={valueOfChoice(choice)} disabled={isFull(choice)}>
              {choice.label || choice.value}
            </option>
          ))}
        </select>
      )}
    </FieldBox>
  );
}
