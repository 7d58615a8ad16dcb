import type { ReactNode } from "react";
import { useUiStrings } from "../../environment/environment";
import type { ElementContext } from "../../schema/defineWidget";
import type { FieldProps } from "../defineField";
import { FieldGroup, type GroupContext } from "../FieldGroup";
import type { FieldText } from "../FieldParts";
import { PartInput } from "./PartInput";

export type Part = {
  /** `"3"` is `input_4.3`. */
  key: string;
  label: string;
  autoComplete: string;
  size?: "short" | "wide";
};

type Props<Shown extends Part> = FieldProps &
  FieldText &
  Pick<ElementContext, "root" | "id"> & {
    type: string;
    parts: readonly Shown[];
    /** Whether a required answer has this part. */
    isNeeded: (part: Shown) => boolean;
    /** After the parts that are typed. */
    children?: (group: GroupContext) => ReactNode;
  };

/** A field with several inputs in one answer, such as a name, each with a label of its own. */
export function PartsField<Shown extends Part>({ parts, isNeeded, answer, children, ...field }: Props<Shown>) {
  const t = useUiStrings<string>();
  return (
    <FieldGroup {...field}>
      {(group) => (
        <div className="parts">
          {parts.map((part) => (
            <PartInput
              {...group}
              key={part.key}
              part={part.key}
              label={t(part.label)}
              autoComplete={part.autoComplete}
              size={part.size}
              isRequired={field.is_required === "yes" && isNeeded(part)}
              answer={answer}
            />
          ))}
          {children?.(group)}
        </div>
      )}
    </FieldGroup>
  );
}
