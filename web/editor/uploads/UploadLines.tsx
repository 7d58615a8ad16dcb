import { TriangleAlert, X } from "lucide-react";
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
              <button
                type="button"
                className="icon-button"
                aria-label={gettext("Dismiss {name}", { name })}
                onClick={() => onRemove(key)}
              >
                <X />
              </button>
            </>
          ) : (
            <progress aria-label={gettext("Upload of {name}", { name })} value={progress} />
          )}
        </li>
      ))}
    </ul>
  );
