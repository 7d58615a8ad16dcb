import { useUiStrings } from "../environment/environment";
import { InlineText } from "../parts/InlineText";
import type { FieldNames } from "./fieldNames";
import type { FieldUiString } from "./uiStrings";

/** What is above and below the inputs of every field. */
export type FieldText = {
  label: string;
  description: string;
  is_required: string;
  /** The parameter of the page's URL that fills it in. */
  parameter?: string;
};

/** The text of a label or legend. The few fields that are optional say so. */
export function LabelText({ label, is_required }: Pick<FieldText, "label" | "is_required">) {
  const t = useUiStrings<FieldUiString>();
  return (
    <>
      <InlineText name="label">{label}</InlineText>
      {!is_required && <span className="field__optional">{` (${t("optional")})`}</span>}
    </>
  );
}

export const HelpText = ({ names, description }: { names: FieldNames; description: string }) =>
  description && (
    <p className="field__description" id={names.description}>
      {description}
    </p>
  );

export const ErrorText = ({ names, error }: { names: FieldNames; error: string | undefined }) =>
  error && (
    <p className="field__error" id={names.error}>
      {error}
    </p>
  );

/** The value of `aria-describedby`. */
export const describedBy = (names: FieldNames, { description, error }: { description: string; error?: string }) =>
  [description && names.description, error && names.error].filter(Boolean).join(" ") || undefined;
