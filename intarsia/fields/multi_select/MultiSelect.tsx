import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { isFull, preselected, valueOfChoice, withoutFull } from "../../../web/kit/fields/choices/choicesOf";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./multi_select.css";

type Props = ViewProps<typeof schema> & FieldProps;

const MOST_ROWS = 8;

export const MultiSelect = ({ choices, is_searchable, answer, ...field }: Props) => (
  <FieldBox {...field} type="multi_select">
    {(input) => (
      <select
        {...input}
        name={`${input.name}[]`}
        className="field__input field__input--listbox"
        multiple
        size={Math.min(Math.max(choices.length, 3), MOST_ROWS)}
        data-searchable={is_searchable || undefined}
        data-lively={is_searchable || undefined}
        defaultValue={withoutFull(shownChoices(answer, preselected({ choices })), choices)}
      >
        {choices.map((choice) => (
          <option key={choice._id} value={valueOfChoice(choice)} disabled={isFull(choice)}>
            {choice.label || choice.value}
          </option>
        ))}
      </select>
    )}
  </FieldBox>
);
