import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { RichText } from "../../../web/kit/parts/RichText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { Errors, type FormError } from "./Errors";
import { HiddenInputs } from "./HiddenInputs";
import { Honeypot, type Trap } from "./Honeypot";
import { SampleForm } from "./SampleForm";
import { Resumed, Saved } from "./Saved";
import type { schema } from "./schema";
import "./form.css";

/** What server.py says about the form. */
export type FormData = {
  id: number;
  /** Before ids, if the page shows the form a second time. */
  prefix?: string;
  title: string;
  description: string;
  action: string;
  /** The signature of the page: the answer shows the same page again. */
  page: string;
  method: "postback" | "ajax" | "iframe";
  /** Absent if the owner wants none. */
  trap?: Trap | null;
  /** Why nobody can send the form now. */
  closed?: string;
  /** The visible page of the form, and the one after it; 0 on the last page. */
  source_page: number;
  target_page: number;
  /** JSON of what the rules in the browser need to know; empty for a form without rules, calculations and prices. */
  rules?: string;
  /** JSON of what its script needs to check answers before the form is sent. */
  checks?: string;
  /** JSON. */
  uploaded_files?: string;
  /** What only this visitor sees. */
  notice?: string;
  /** JSON of one more step before a doubtful message is sent. */
  step?: string;
  errors?: FormError[];
  /** HTML. */
  confirmation?: string;
  /** Whether visitors can save their answers and continue later. */
  can_save?: boolean;
  /** The token of the link to saved answers. */
  resume_token?: string;
  /** When they were saved, in a sentence; empty if no link brought them back. */
  resumed?: string;
  /** Where the visitor deletes them. */
  forget_url?: string;
};

type Props = ViewProps<typeof schema> & { data?: FormData };

/** A form that works without a script. Its ids and names are the wire contract of the specification. */
export function Form({ root, data, form, show_title, show_description, fields: Fields }: Props) {
  if (!data || !Fields)
    return (
      <EditorHint {...root("")} sample={<SampleForm purpose={form.sample} />}>
        Choose a form in the settings
      </EditorHint>
    );
  const { id, prefix = "", errors = [] } = data;
  const shown = { ...data, display_title: show_title, display_description: show_description };
  const isWrong = errors.length > 0 || data.notice;
  return (
    <div {...root("form")}>
      <div className={`gform_wrapper${isWrong ? " gform_validation_error" : ""}`} id={`${prefix}gform_wrapper_${id}`}>
        {data.confirmation && !data.resume_token && <Confirmation place={[prefix, id]} html={data.confirmation} />}
        {data.confirmation && data.resume_token && <Saved {...shown} html={data.confirmation} />}
        {!data.confirmation && data.resumed && <Resumed {...data} />}
        {!data.confirmation && data.closed && <p className="form__closed">{data.closed}</p>}
        {!data.confirmation && !data.closed && (
          <form
            className="form__form"
            id={`${prefix}gform_${id}`}
            action={data.action}
            method="post"
            encType="multipart/form-data"
            noValidate
            data-formid={id}
            data-rules={data.rules || undefined}
            data-checks={data.checks || undefined}
            data-step={data.step || undefined}
            data-display-title={show_title ? 1 : 0}
            data-display-description={show_description ? 1 : 0}
            aria-labelledby={show_title ? `${prefix}gform_title_${id}` : undefined}
            aria-label={show_title ? undefined : data.title}
          >
            {show_title && (
              <h2 className="form__title" id={`${prefix}gform_title_${id}`}>
                {data.title}
              </h2>
            )}
            {show_description && data.description && <p className="form__description">{data.description}</p>}
            <Errors form={`${prefix}gform_${id}`} notice={data.notice} errors={errors} />
            <Fields className="form__pages" />
            {data.trap && <Honeypot form={id} prefix={prefix} trap={data.trap} />}
            <HiddenInputs {...shown} />
          </form>
        )}
      </div>
    </div>
  );
}

const Confirmation = ({ place: [prefix, id], html }: { place: [prefix: string, id: number]; html: string }) => (
  <div className="form__confirmation" id={`${prefix}gform_confirmation_wrapper_${id}`} role="status">
    <RichText id={`${prefix}gform_confirmation_message_${id}`} html={html} />
  </div>
);
