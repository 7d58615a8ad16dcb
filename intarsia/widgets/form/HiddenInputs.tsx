import type { FormData } from "./Form";

type Props = FormData & { display_title: string; display_description: string };

/** The hidden inputs of every form: names as in the specification, ids with the id of the form. */
export function HiddenInputs({ id, prefix = "", page, method, source_page, target_page, ...shown }: Props) {
  const values = {
    gform_submission_method: method,
    gform_save: "",
    gform_uploaded_files: shown.uploaded_files ?? "",
    gform_source_page_number: source_page,
    gform_target_page_number: target_page,
  };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} id={`${prefix}${name}_${id}`} value={value} />
      ))}
      {shown.can_save && (
        <input
          type="hidden"
          name="gform_resume_token"
          id={`gform_resume_token_${id}`}
          value={shown.resume_token ?? ""}
        />
      )}
      <input type="hidden" name={`is_submit_${id}`} value="1" />
      <input type="hidden" name="gform_submit" value={id} />
      <input type="hidden" name="intarsia_page" value={page} />
      {prefix && <input type="hidden" name="intarsia_prefix" value={prefix} />}
      <input type="hidden" name="intarsia_confirmation" value="" />
      {/* The browser works for the message, like for a captcha that asks nobody. */}
      <span data-captcha="work">
        <input type="hidden" name="intarsia_proof" value="" />
      </span>
      <input type="hidden" name="display_title" value={shown.display_title ? 1 : 0} />
      <input type="hidden" name="display_description" value={shown.display_description ? 1 : 0} />
    </>
  );
}
