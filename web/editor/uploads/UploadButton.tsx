import { Upload as UploadIcon } from "lucide-react";
import { useRef } from "react";
import { gettext } from "../texts/gettext";
import { filesOf } from "./useFileDrop";

type Props = { accept: string; isMultiple: boolean; label?: string; onFiles: (files: File[]) => void };

export function UploadButton({ accept, isMultiple, label = gettext("Upload"), onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <UploadIcon aria-hidden /> {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={gettext("File to upload")}
        onChange={({ target }) => {
          onFiles(filesOf(target.files));
          target.value = "";
        }}
      />
    </>
  );
}
