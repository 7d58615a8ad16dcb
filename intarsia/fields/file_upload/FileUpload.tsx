import { useUiStrings } from "../../../web/kit/environment/environment";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldBox } from "../../../web/kit/fields/FieldBox";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import { type RefusedFile, type UploadedFile, UploadedFiles } from "./UploadedFiles";
import type { UiString } from "./uiStrings";
import "./file_upload.css";

/** What the server adds. */
type UploadData = {
  upload_url?: string;
  disallowed?: readonly string[];
  files?: readonly UploadedFile[];
  refused?: readonly RefusedFile[];
};

type Props = ViewProps<typeof schema> & FieldProps & UploadData;

/** Without a script, files are sent with the form. A script uploads them as soon as they are chosen. */
export function FileUpload(props: Props) {
  const { extensions, max_size, max_files, upload_url, disallowed, files = [], refused = [], ...field } = props;
  const t = useUiStrings<UiString>();
  const types = extensionsIn(extensions);
  const isSeveral = max_files > 1;
  const limits = { types: types.join(", "), size: max_size, number: max_files };
  return (
    <FieldBox {...field} type="file_upload">
      {(input) => {
        const hint = `gform_upload_limits_${input.id}`;
        return (
          <div
            className="file_upload"
            data-upload={upload_url}
            data-types={types.join(",")}
            data-disallowed={disallowed?.join(",")}
            data-max-size={max_size}
            data-max-files={max_files}
          >
            <input
              {...input}
              className="field__input file_upload__input"
              type="file"
              multiple={isSeveral}
              accept={types.map((type) => `.${type}`).join(",") || undefined}
              aria-describedby={[hint, input["aria-describedby"]].filter(Boolean).join(" ")}
            />
            <p className="file_upload__limits" id={hint}>
              {t(limitsText(types.length > 0, isSeveral), limits)}
            </p>
            <UploadedFiles files={files} refused={refused} />
          </div>
        );
      }}
    </FieldBox>
  );
}

function limitsText(hasTypes: boolean, isSeveral: boolean): UiString {
  if (isSeveral && hasTypes) return "Types: {types}. At most {size} MB each, and {number} files.";
  if (isSeveral) return "At most {size} MB each, and {number} files.";
  return hasTypes ? "Types: {types}. At most {size} MB." : "At most {size} MB.";
}

/** In lower case, without dots. The server reads them in the same way. */
const extensionsIn = (text: string): string[] => [...new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])];
