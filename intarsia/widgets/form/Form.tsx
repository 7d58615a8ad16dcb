import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { RichText } from "../../../web/kit/parts/RichText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { HiddenInputs } from "./HiddenInputs";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./form.css";

/** What server.py says about the form. */
export type FormData = {
  id: number;
  title: string;
  description: string;
  button: string;
  action: string;
  /** The signature of the page: the answer shows the same page again. */
  page: string;
  /** What only this visitor sees. */
  notice?: string;
  errors?: { id: string; label: string; message: string }[];
  /** HTML. */
  confirmation?: string;
};

type Props = ViewProps<typeof schema> & { data?: FormData };

/** A form that works without a script. Its ids and names are the wire contract of the specification. */
export function Form({ root, data, show_title, show_description, fields: Fields }: Props) {
  if (!data || !Fields) return <EditorHint {...root("")}>Choose a form in the settings</EditorHint>;
  const { id } = data;
  return (
    <div {...root("form")}>
      <div className="gform_wrapper" id={`gform_wrapper_${id}`}>
        {data.confirmation ? (
          <div className="form__confirmation" id={`gform_confirmation_wrapper_${id}`} role="status">
            <RichText id={`gform_confirmation_message_${id}`} html={data.confirmation} />
          </div>
        ) : (
          <form
            className="form__form"
            id={`gform_${id}`}
            action={data.action}
            method="post"
            encType="multipart/form-data"
            noValidate
            data-formid={id}
            aria-labelledby={show_title ? `gform_title_${id}` : undefined}
            aria-label={show_title ? undefined : data.title}
          >
            {show_title && (
              <h2 className="form__title" id={`gform_title_${id}`}>
                {data.title}
              </h2>
            )}
            {show_description && data.description && <p className="form__description">{data.description}</p>}
            <Errors {...data} />
            <div className="gform_page" id={`gform_page_${id}_1`}>
              <Fields className="form__fields" />
            </div>
            <button
              className="form__submit gform_button"
              id={`gform_submit_button_${id}`}
              type="submit"
              data-submission-type="submit"
            >
              {data.button}
            </button>
            <HiddenInputs form={id} page={data.page} />
          </form>
        )}
      </div>
    </div>
  );
}

function Errors({ id, notice, errors = [] }: FormData) {
  const t = useUiStrings<UiString>();
  if (!notice && !errors.length) return null;
  return (
    <div
      className="form__errors gform_validation_errors"
      id={`gform_${id}_validation_container`}
      role="alert"
      data-js="gform-focus-validation-error"
    >
      <p className="form__errors-title">{notice || t("Correct these fields and send the form again.")}</p>
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
