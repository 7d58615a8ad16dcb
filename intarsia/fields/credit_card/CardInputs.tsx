import type { InputHTMLAttributes } from "react";
import { useUiStrings } from "../../../web/kit/environment/environment";
import type { GroupContext } from "../../../web/kit/fields/FieldGroup";
import type { UiString } from "./uiStrings";

type Props = GroupContext & { hasFrame: boolean };

/** Number, expiry, code and name. The script finds them by `data-part`. */
export function CardInputs({ hasFrame, ...group }: Props) {
  const t = useUiStrings<UiString>();
  const digits = { ...group, inputMode: "numeric" } as const;
  return (
    <div className="card__inputs">
      {hasFrame ? (
        <div className="card__frame" data-part="frame" />
      ) : (
        <>
          <CardInput {...digits} part="number" suffix="1" label={t("Card number")} autoComplete="cc-number" />
          <CardInput {...digits} part="expiry" suffix="2" label={t("Expiry (MM / YY)")} autoComplete="cc-exp" />
          <CardInput
            {...digits}
            part="code"
            suffix="3"
            label={t("Security code")}
            autoComplete="cc-csc"
            maxLength={4}
          />
        </>
      )}
      <CardInput {...group} part="name" suffix="5" label={t("Name on card")} autoComplete="cc-name" />
    </div>
  );
}

type InputProps = GroupContext &
  Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "inputMode" | "maxLength"> & {
    part: "number" | "expiry" | "code" | "name";
    suffix: string;
    label: string;
  };

/** Without a name, it is in nothing that a form sends. */
function CardInput({ names, stateOf, part, suffix, label, ...attributes }: InputProps) {
  const { id } = names.input(suffix);
  return (
    <p className={`card__input card__input--${part}`}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...attributes}
        {...stateOf()}
        id={id}
        className="field__input"
        data-part={part}
        aria-required
        spellCheck={false}
      />
    </p>
  );
}
