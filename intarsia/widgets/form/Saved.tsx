import { useUiStrings } from "../../../web/kit/environment/environment";
import { RichText } from "../../../web/kit/parts/RichText";
import type { FormData } from "./Form";
import { HiddenInputs } from "./HiddenInputs";
import type { UiString } from "./uiStrings";

type Props = FormData & { html: string; display_title: string; display_description: string };

/** Instead of the form: the link to the saved answers. It is a form, so that visitors can have the link sent by e-mail. */
export function Saved({ html, ...data }: Props) {
  const t = useUiStrings<UiString>();
  const { id, prefix = "" } = data;
  return (
    <section
      className="form__confirmation"
      id={`${prefix}gform_confirmation_wrapper_${id}`}
      aria-label={t("Your answers are saved.")}
    >
      <form
        id={`${prefix}gform_${id}`}
        action={data.action}
        method="post"
        encType="multipart/form-data"
        noValidate
        data-formid={id}
        data-drafts="off"
        aria-label={data.title}
      >
        <RichText id={`${prefix}gform_confirmation_message_${id}`} html={html} />
        <HiddenInputs {...data} />
        <input type="hidden" name="gform_send_resume_link" value={id} />
      </form>
    </section>
  );
}

/** Above a form that was opened by its link: since when the answers are saved, and a way to delete them. */
export function Resumed({ id, prefix = "", page, resumed, resume_token, forget_url }: FormData) {
  const t = useUiStrings<UiString>();
  return (
    <form className="form__draft form__resumed" action={forget_url} method="post">
      <p role="status">{resumed}</p>
      <input type="hidden" name="gform_resume_token" value={resume_token} />
      <input type="hidden" name="intarsia_page" value={page} />
      <button className="form__clear" id={`${prefix}gform_forget_${id}`} type="submit">
        {t("Delete saved answers")}
      </button>
    </form>
  );
}
