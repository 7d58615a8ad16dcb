import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { ChoiceList } from "../../../web/kit/fields/choices/ChoiceList";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema, UiString } from "./schema";
import { stepsOf } from "./steps";
import "./rating.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** Radio buttons that look like stars; the stylesheet fills those up to the chosen one. */
export function Rating({ steps, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const values = stepsOf({ steps });
  return (
    <FieldGroup {...field} type="rating">
      {(group) => (
        <div className="gfield_radio rating">
          <ChoiceList
            {...group}
            type="radio"
            choices={values.map((value) => ({ _id: value, value, label: value }))}
            chosen={shownChoices(answer)}
            isRequired={field.is_required === "yes"}
          >
            {({ value }) => (
              <span className="visually-hidden">
                {t("{number} of {count}", { number: value, count: values.length })}
              </span>
            )}
          </ChoiceList>
        </div>
      )}
    </FieldGroup>
  );
}
