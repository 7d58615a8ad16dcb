import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup, type GroupContext } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import { STATE_TEXTS, type UiString } from "./uiStrings";
import "./password.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** What was typed is never in the HTML; after another page of the form, a mark says that it was checked. The strength is shown by the rules in the browser. */
export function Password({ has_confirmation, min_length, min_strength: _, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const mark = shownText(field.answer);
  const isRequired = Boolean(field.is_required && !mark);
  return (
    <FieldGroup {...field} type="password" hasMainInput>
      {(group) => (
        <div className="password" data-password={min_length}>
          {mark && (
            <>
              <input type="hidden" name={group.names.input("_checked").name} value={mark} />
              <p className="field__description">{t("Your password was checked. Enter it again only to change it.")}</p>
            </>
          )}
          <div className="password__inputs">
            <PasswordInput {...group} suffix="" label={t("Enter password")} isRequired={isRequired} />
            {has_confirmation && (
              <PasswordInput {...group} suffix="_2" label={t("Confirm password")} isRequired={isRequired} />
            )}
          </div>
          {/* If the answer cannot be stored, the server shows what was sent, but not this field. */}
          <input type="hidden" name={group.names.input("_secret").name} value="1" />
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

type InputProps = GroupContext & { suffix: "" | "_2"; label: string; isRequired: boolean };

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
        required={isRequired}
      />
    </p>
  );
}
