/** The hidden inputs of every form: names as in the specification, ids with the id of the form. */
export function HiddenInputs({ form, page }: { form: number; page: string }) {
  const values = {
    gform_submission_method: "postback",
    gform_save: "",
    gform_uploaded_files: "",
    gform_source_page_number: "1",
    gform_target_page_number: "0",
  };
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} id={`${name}_${form}`} value={value} />
      ))}
      <input type="hidden" name={`is_submit_${form}`} value="1" />
      <input type="hidden" name="gform_submit" value={form} />
      <input type="hidden" name="intarsia_page" value={page} />
    </>
  );
}
