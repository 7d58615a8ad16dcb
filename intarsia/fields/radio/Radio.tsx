import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { ChoiceList } from "../../../web/kit/fields/choices/ChoiceList";
import { preselected, valueOfChoice } from "../../../web/kit/fields/choices/choicesOf";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup, type GroupContext } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { OTHER } from "./rules";
import type { schema, UiString } from "./schema";
import "./radio.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Radio({ choices, has_other, other_label, layout, answer, ...field }: Props) {
  const chosen = shownChoices(answer, preselected({ choices }).slice(0, 1));
  const values = choices.map(valueOfChoice);
  const own = has_other ? chosen.find((value) => !values.includes(value)) : undefined;
  return (
    <FieldGroup {...field} type="radio">
      {(group) => (
        <div className={`gfield_radio choices choices--${layout}`}>
          <ChoiceList
            {...group}
            type="radio"
            choices={choices}
            chosen={chosen}
            isRequired={field.is_required === "yes"}
          />
          {has_other && <Other {...group} index={choices.length} label={other_label} text={own} />}
        </div>
      )}
    </FieldGroup>
  );
}

type OtherProps = GroupContext & { index: number; label: string; text: string | undefined };

/** The last choice: an answer of the visitor's own. */
function Other({ names, stateOf, index, label, text }: OtherProps) {
  const t = useUiStrings<UiString>();
  return (
    <div className="gchoice choice choice--other">
      <input
        className="choice__input"
        type="radio"
        id={names.choice(index)}
        name={names.input().name}
        value={OTHER}
        defaultChecked={text !== undefined}
        {...stateOf()}
      />
      <label className="choice__label" id={names.choiceLabel(index)} htmlFor={names.choice(index)}>
        {label || t("Other")}
      </label>
      <input
        {...names.input("_other")}
        {...stateOf("_other")}
        className="field__input choice__other"
        type="text"
        aria-label={t("Your own answer")}
        defaultValue={text}
      />
    </div>
  );
}
