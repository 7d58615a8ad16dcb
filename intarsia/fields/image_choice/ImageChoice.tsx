import { shownChoices } from "../../../web/kit/fields/answers/shownAnswer";
import { ChoiceList } from "../../../web/kit/fields/choices/ChoiceList";
import { preselected } from "../../../web/kit/fields/choices/choicesOf";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import { Image } from "../../../web/kit/parts/Image";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./image_choice.css";

type Props = ViewProps<typeof schema> & FieldProps;

const SIZES = "(min-width: 768px) 20rem, 50vw";

/** Cards that are labels. Their texts name the choices, so the images are decoration. */
export function ImageChoice({ choices, is_multiple, min_choices: _, max_choices: __, answer, ...field }: Props) {
  const type = is_multiple ? "checkbox" : "radio";
  const first = preselected({ choices }).slice(0, is_multiple ? undefined : 1);
  return (
    <FieldGroup {...field} type="image_choice">
      {(group) => (
        <div className={`gfield_${type} image-choices`}>
          <ChoiceList
            {...group}
            type={type}
            choices={choices}
            chosen={shownChoices(answer, first)}
            isRequired={field.is_required === "yes"}
          >
            {({ image, label, value }) => (
              <>
                <Image media={image} className="image-choices__image" sizes={SIZES} alt="" />
                <span className="image-choices__text">{label || value}</span>
              </>
            )}
          </ChoiceList>
        </div>
      )}
    </FieldGroup>
  );
}
