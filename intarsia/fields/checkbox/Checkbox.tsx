import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { ChoiceList } from "../../../web/kit/fields/choices/ChoiceList";
import { preselected } from "../../../web/kit/fields/choices/choicesOf";
import { OwnAnswer } from "../../../web/kit/fields/choices/OwnAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./checkbox.css";

type Props = ViewProps<typeof schema> & FieldProps;

export const Checkbox = ({ choices, has_other, other_label, layout, answer, ...field }: Props) => (
  <FieldGroup {...field} type="checkbox">
    {(group) => {
      const chosen = shownChoices(answer, preselected({ choices }));
      const shown = { ...group, type: "checkbox", choices, chosen } as const;
      return (
        <div className={`gfield_checkbox choices choices--${layout}`}>
          <ChoiceList {...shown} />
          {has_other && <OwnAnswer {...shown} label={other_label} />}
        </div>
      );
    }}
  </FieldGroup>
);
