import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema, UiString } from "./schema";
import "./email.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Email({ has_confirmation, placeholder, default_value, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const attributes = {
    className: "field__input",
    type: "email",
    autoComplete: "email",
    placeholder: placeholder || undefined,
    defaultValue: shownText(answer, default_value),
  };
  if (!has_confirmation)
    return (
      <FieldBox {...field} type="email">
        {(input) => <input {...input} {...attributes} />}
      </FieldBox>
    );
  // After an error, the visitor must enter the second e-mail address again.
  const repeated = field.error ? "" : attributes.defaultValue;
  return (
    <FieldGroup {...field} type="email" hasMainInput>
      {({ names, stateOf }) => (
        <div className="parts">
          <div className="part">
            <input {...names.input()} {...stateOf()} {...attributes} aria-label={field.label} />
          </div>
          <div className="part">
            <label className="part__label" htmlFor={names.input("_2").id}>
              {t("Enter the e-mail address again")}
            </label>
            <input
              {...names.input("_2")}
              {...stateOf("_2")}
              {...attributes}
              placeholder={undefined}
              defaultValue={repeated}
            />
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
