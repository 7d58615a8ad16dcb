import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { fileSize } from "./fileSize";
import type { UiString } from "./uiStrings";

export type UploadedFile = { temp_filename: string; uploaded_filename: string; id: string; size: number };
/** `token` names it to the server. */
export type RefusedFile = Omit<UploadedFile, "id"> & { token: string; reason: string };

type Props = { files: readonly UploadedFile[]; refused: readonly RefusedFile[] };

/** A checked file is removed when the form is sent or changes its page. A script shows buttons instead. */
export function UploadedFiles({ files, refused }: Props) {
  const t = useUiStrings<UiString>();
  const { locale } = useEnvironment();
  return (
    <ul className="file_upload__files" aria-label={t("Uploaded files")} hidden={files.length + refused.length === 0}>
      {files.map(({ temp_filename, uploaded_filename: name, id, size }) => (
        <li className="file_upload__file" key={id} data-file={temp_filename} data-id={id} data-state="complete">
          <span className="file_upload__name">{name}</span>{" "}
          <span className="file_upload__size">{fileSize(size, locale)}</span>{" "}
          <Remove name={name} value={temp_filename} />
        </li>
      ))}
      {refused.map(({ token, temp_filename, uploaded_filename: name, size, reason }) => (
        <li className="file_upload__file" key={token} data-file={temp_filename} data-state="error">
          <span className="file_upload__name">{name}</span>{" "}
          {size > 0 && <span className="file_upload__size">{fileSize(size, locale)}</span>}{" "}
          <Remove name={name} value={token} /> <span className="file_upload__fault">{reason}</span>
          <input type="hidden" name="gform_refused_file" value={token} />
        </li>
      ))}
    </ul>
  );
}

function Remove({ name, value }: { name: string; value: string }) {
  const t = useUiStrings<UiString>();
  return (
    <label className="file_upload__remove">
      <input type="checkbox" name="gform_remove_file" value={value} aria-label={t("Remove {name}", { name })} />{" "}
      {t("Remove")}
    </label>
  );
}
