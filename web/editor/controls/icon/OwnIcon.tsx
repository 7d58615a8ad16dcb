import { Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { gettext } from "../../texts/gettext";
import { iconFromSvg } from "./ownIcon";

/** Makes an icon of an SVG file of the owner. */
export function OwnIcon({ onChoose }: { onChoose: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file can be chosen again after it was changed.
    const text = await file?.text();
    target.value = "";
    if (!file || text === undefined) return;
    const icon = iconFromSvg(text, file.name);
    if (icon.ok) onChoose(icon.value);
    else setProblem(icon.reason);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        hidden
        aria-label={gettext("SVG file")}
        onChange={(event) => void read(event)}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Upload aria-hidden /> {gettext("Upload SVG")}
      </button>
      {problem && (
        <p className="icon-picker__none" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
