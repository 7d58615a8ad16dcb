import { OTHER } from "../../../rules/answers/readInputs";
import { useUiStrings } from "../../environment/environment";
import type { GroupContext } from "../FieldGroup";
import { numberOfCheckbox } from "./ChoiceList";
import { valueOfChoice } from "./choicesOf";
import type { OwnAnswerUiString } from "./ownAnswerRules";

type Item = { value: string; label: string };

type Props = GroupContext & {
  type: "radio" | "checkbox";
  choices: readonly Item[];
  chosen: readonly string[];
  label: string;
};

/** The last choice: an answer of the visitor's own. */
export function OwnAnswer({ names, stateOf, type, choices, chosen, label }: Props) {
  const t = useUiStrings<OwnAnswerUiString>();
  const number = type === "radio" ? choices.length : numberOfCheckbox(choices.length);
  const offered = choices.map(valueOfChoice);
  const own = chosen.findLast((value) => !offered.includes(value));
  return (
    <div className="gchoice choice choice--other">
      <input
        className="choice__input"
        type={type}
        id={names.choice(number)}
        name={names.input(type === "radio" ? "" : String(number)).name}
        value={OTHER}
        defaultChecked={own !== undefined}
        {...stateOf()}
      />
      <label className="choice__label" id={names.choiceLabel(number)} htmlFor={names.choice(number)}>
        {label || t("Other")}
      </label>
      <input
        {...names.input("_other")}
        {...stateOf("_other")}
        className="field__input choice__other"
        type="text"
        aria-label={t("Your own answer")}
        defaultValue={own === OTHER ? "" : own}
      />
    </div>
  );
}
