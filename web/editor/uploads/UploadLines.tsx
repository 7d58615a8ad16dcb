import { TriangleAlert, X } from "lucide-react";
import { IconButton } from "../controls/fields/IconButton";
import { gettext } from "../texts/gettext";
import type { Upload } from "./useUploads";

type Props = { uploads: readonly Upload[]; onRemove: (key: number) => void };

/** One line per upload: its progress, or why it failed. */
export const UploadLines = ({ uploads, onRemove }: Props) =>
  uploads.length > 0 && (
    <ul className="upload-lines" aria-label={gettext("Uploads")}>
      {uploads.map(({ key, name, progress, problem }) => (
        <li key={key}>
          <span className="upload-lines__name">{name}</span>
          {problem ? (
            <>
              <span className="upload-lines__problem" role="alert">
                <TriangleAlert aria-hidden /> {problem}
              </span>
              <IconButton label={gettext("Dismiss {name}", { name })} Icon={X} onClick={() => onRemove(key)} />
            </>
          ) : (
            <progress aria-label={gettext("Upload of {name}", { name })} value={progress} />
          )}
        </li>
      ))}
    </ul>
  );
