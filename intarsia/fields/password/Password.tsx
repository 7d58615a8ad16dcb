import { useUiStrings } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup, type GroupContext } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import { STATE_TEXTS, type UiString } from "./uiStrings";
import "./password.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** What was typed is never in the HTML. The strength is shown by the rules in the browser. */
export function Password({ has_confirmation, min_length, min_strength: _, ...field }: Props) {
  const t = useUiStrings<UiString>();
  return (
    <FieldGroup {...field} type="password" hasMainInput>
      {(group) => (
        <div className="password" data-password={min_length}>
          <div className="password__inputs">
            <PasswordInput {...group} suffix="" label={t("Enter password")} isRequired={field.is_required} />
            {has_confirmation && (
              <PasswordInput {...group} suffix="_2" label={t("Confirm password")} isRequired={field.is_required} />
            )}
          </div>
          <p
            className="password__strength"
            id={`${group.names.input().id}_strength_indicator`}
            data-state="blank"
            data-texts={JSON.stringify(
              Object.fromEntries(Object.entries(STATE_TEXTS).map(([state, text]) => [state, t(text)])),
            )}
            role="status"
            hidden
          />
        </div>
      )}
    </FieldGroup>
  );
}

type InputProps = GroupContext & { suffix: "" | "_2"; label: string; isRequired: string };

function PasswordInput({ names, stateOf, suffix, label, isRequired }: InputProps) {
  const { id, name } = names.input();
  return (
    <p className="password__input">
      <label htmlFor={id + suffix}>{label}</label>
      <input
        {...stateOf(suffix && "2")}
        id={id + suffix}
        name={name + suffix}
        className="field__input"
        type="password"
        autoComplete="new-password"
        required={Boolean(isRequired)}
      />
    </p>
  );
}
