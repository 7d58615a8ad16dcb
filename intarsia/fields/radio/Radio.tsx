import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { ChoiceList } from "../../../web/kit/fields/choices/ChoiceList";
import { preselected } from "../../../web/kit/fields/choices/choicesOf";
import { OwnAnswer } from "../../../web/kit/fields/choices/OwnAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./radio.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Radio({ choices, has_other, other_label, layout, answer, ...field }: Props) {
  const chosen = shownChoices(answer, preselected({ choices }).slice(0, 1));
  return (
    <FieldGroup {...field} type="radio">
      {(group) => {
        const shown = { ...group, type: "radio", choices, chosen } as const;
        return (
          <div className={`gfield_radio choices choices--${layout}`}>
            <ChoiceList {...shown} isRequired={field.is_required === "yes"} />
            {has_other && <OwnAnswer {...shown} label={other_label} />}
          </div>
        );
      }}
    </FieldGroup>
  );
}
