import { formInput } from "../../parts/formInput";
import { randomKey } from "../../parts/randomKey";
import type { Uploaded } from "../sending/sendFile";

const NAME = "gform_uploaded_files";

type Listed = Record<string, Uploaded[]>;

/** The files of the form, in its hidden input: by the name of the field's input, the newest first. */
function listedIn(form: HTMLFormElement): Listed {
  try {
    return JSON.parse(formInput(form, NAME)?.value || "{}") as Listed;
  } catch {
    return {};
  }
}

function write(form: HTMLFormElement, listed: Listed): void {
  const input = formInput(form, NAME);
  if (input) input.value = Object.values(listed).some(({ length }) => length > 0) ? JSON.stringify(listed) : "";
}

export function listUploaded(form: HTMLFormElement, name: string, file: Uploaded): void {
  const listed = listedIn(form);
  write(form, { ...listed, [name]: [file, ...(listed[name] ?? [])] });
}

export function dropUploaded(form: HTMLFormElement, name: string, temporary: string): void {
  const listed = listedIn(form);
  write(form, { ...listed, [name]: (listed[name] ?? []).filter((file) => file.temp_filename !== temporary) });
}

/** The same for all files of a form that is filled in. */
export function uniqueIdOf(form: HTMLFormElement): string {
  form.dataset.uniqueId ??= randomKey(8);
  return form.dataset.uniqueId;
}
