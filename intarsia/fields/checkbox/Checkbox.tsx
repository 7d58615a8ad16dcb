import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { ChoiceList } from "../../../web/kit/fields/choices/ChoiceList";
import { preselected } from "../../../web/kit/fields/choices/choicesOf";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./checkbox.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Checkbox = ({ choices, layout, answer, ...field }: Props) => (
  <FieldGroup {...field} type="checkbox">
    {(group) => (
      <div className={`gfield_checkbox choices choices--${layout}`}>
        <ChoiceList
          {...group}
          type="checkbox"
          choices={choices}
          chosen={shownChoices(answer, preselected({ choices }))}
        />
      </div>
    )}
  </FieldGroup>
);
