import type { ReactNode } from "react";
import type { GroupContext } from "../FieldGroup";
import { isFull, valueOfChoice } from "./choicesOf";

type Item = { _id: string; value: string; label: string };

type Props<Shown extends Item> = GroupContext & {
  /** Radio buttons share one name; each checkbox has its own. */
  type: "radio" | "checkbox";
  choices: readonly Shown[];
  chosen: readonly string[];
  isRequired?: boolean;
  /** What a label shows; without it, its text. */
  children?: (choice: Shown) => ReactNode;
};

/** Radio buttons or checkboxes, each with a label. */
export function ChoiceList<Shown extends Item>({ names, stateOf, type, choices, chosen, ...more }: Props<Shown>) {
  const { isRequired, children = ({ label, value }) => label || value } = more;
  return choices.map((choice, index) => {
    const number = type === "radio" ? index : numberOfCheckbox(index);
    const value = valueOfChoice(choice);
    return (
      <div className="gchoice choice" key={choice._id}>
        <input
          className="choice__input"
          type={type}
          id={names.choice(number)}
          name={names.input(type === "radio" ? "" : String(number)).name}
          value={value}
          defaultChecked={chosen.includes(value) && !isFull(choice)}
          disabled={isFull(choice)}
          required={isRequired && type === "radio"}
          {...stateOf()}
        />
        <label className="choice__label" id={names.choiceLabel(number)} htmlFor={names.choice(number)}>
          {children(choice)}
        </label>
      </div>
    );
  });
}

/** Numbers start at 1. Multiples of 10 are left out, because `input_4.10` would read as `input_4.1`. */
export const numberOfCheckbox = (index: number): number => index + 1 + Math.floor(index / 9);
