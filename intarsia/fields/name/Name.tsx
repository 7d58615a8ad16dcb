import { useUiStrings } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import { PartInput } from "../../../web/kit/fields/parts/PartInput";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { isNeeded, shownParts, type UiString } from "./parts";
import type { schema } from "./schema";
import "./name.css";

type Props = ViewProps<typeof schema> & FieldProps;

export function Name({ answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  return (
    <FieldGroup {...field} type="name">
      {(group) => (
        <div className="parts">
          {shownParts(field).map((part) => (
            <PartInput
              {...group}
              key={part.key}
              part={part.key}
              label={t(part.label)}
              autoComplete={part.autoComplete}
              size={"size" in part ? part.size : undefined}
              isRequired={field.is_required === "yes" && isNeeded(part)}
              answer={answer}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
