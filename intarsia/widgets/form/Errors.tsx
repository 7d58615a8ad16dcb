import { useUiStrings } from "../../../web/kit/environment/environment";
import type { UiString } from "./uiStrings";

/** `id` is that of the input. */
export type FormError = { id: string; label: string; message: string };

/** `form` is the id of the form's element. */
type Props = { form: string; notice?: string; errors: readonly FormError[] };

/** Why the form was not accepted, with links to the fields that are wrong. */
export function Errors({ form, notice, errors }: Props) {
  const t = useUiStrings<UiString>();
  if (!notice && !errors.length) return null;
  return (
    <div
      className="form__errors gform_validation_errors"
      id={`${form}_validation_container`}
      role="alert"
      data-js="gform-focus-validation-error"
    >
      <p className="form__errors-title gform_submission_error">{notice || t("Correct these fields and continue.")}</p>
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`}>{error.label}</a>: {error.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
