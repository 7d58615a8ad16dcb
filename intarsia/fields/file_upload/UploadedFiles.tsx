import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { fileSize } from "./fileSize";
import type { UiString } from "./uiStrings";

export type UploadedFile = { temp_filename: string; uploaded_filename: string; id: string; size: number };

/** A checked file is removed when the form is sent or changes its page. A script shows buttons instead. */
export function UploadedFiles({ files }: { files: readonly UploadedFile[] }) {
  const t = useUiStrings<UiString>();
  const { locale } = useEnvironment();
  return (
    <ul className="file_upload__files" aria-label={t("Uploaded files")} hidden={files.length === 0}>
      {files.map(({ temp_filename, uploaded_filename: name, id, size }) => (
        <li className="file_upload__file" key={id} data-file={temp_filename} data-id={id} data-state="complete">
          <span className="file_upload__name">{name}</span>{" "}
          <span className="file_upload__size">{fileSize(size, locale)}</span>{" "}
          <label className="file_upload__remove">
            <input
              type="checkbox"
              name="gform_remove_file"
              value={temp_filename}
              aria-label={t("Remove {name}", { name })}
            />{" "}
            {t("Remove")}
          </label>
        </li>
      ))}
    </ul>
  );
}
