import type { InputHTMLAttributes } from "react";
import { shownPart } from "../answers/shownAnswer";
import type { FieldAnswer } from "../defineField";
import type { GroupContext } from "../FieldGroup";

type Props = GroupContext &
  Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "maxLength" | "placeholder"> & {
    /** The key of the input: `"3"` is `input_4.3`. */
    part: string;
    label: string;
    answer: FieldAnswer | undefined;
    /** Shown if the visitor has not answered yet. */
    fallback?: string;
    /** `short` inputs are as wide as a few characters, `wide` ones take a line of their own. */
    size?: "short" | "wide";
    isRequired?: boolean;
  };

/** One of several inputs of a field, with a label of its own. */
export function PartInput({ names, stateOf, part, label, answer, fallback, size, isRequired, ...attributes }: Props) {
  const input = names.input(part);
  return (
    <div className={`part${size ? ` part--${size}` : ""}`}>
      <label className="part__label" htmlFor={input.id}>
        {label}
      </label>
      <input
        type="text"
        {...attributes}
        {...input}
        {...stateOf(part)}
        className="field__input"
        aria-required={isRequired || undefined}
        defaultValue={shownPart(answer, part, fallback)}
      />
    </div>
  );
}
