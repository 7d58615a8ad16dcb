import { Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../../../controls/fields/IconButton";
import type { UploadedFont } from "../../../fonts/siteFonts";
import { gettext } from "../../../texts/gettext";

type Props = {
  font: UploadedFont;
  name: string;
  /** Resolves to why it was not deleted; empty if it was. */
  onDelete: (font: UploadedFont) => Promise<string>;
  children: ReactNode;
};

/** One uploaded font. Deleting it cannot be undone, so it asks. */
export function OwnFont({ font, name, onDelete, children }: Props) {
  const [step, setStep] = useState<"shown" | "asking" | "deleting">("shown");
  const [problem, setProblem] = useState("");
  const trash = useRef<HTMLButtonElement>(null);
  const note = useId();

  function close(why = "") {
    setProblem(why);
    setStep("shown");
    // The button is there again after the next rendering.
    requestAnimationFrame(() => trash.current?.focus());
  }

  async function deleteFont() {
    setStep("deleting");
    const why = await onDelete(font);
    if (why) close(why);
  }

  return (
    <li className="own-font">
      <div className="own-font__row">
        <span className="own-font__text">{children}</span>
        {step === "shown" ? (
          <IconButton
            ref={trash}
            label={gettext("Delete {name}", { name })}
            Icon={Trash2}
            isSmall
            aria-describedby={problem ? note : undefined}
            onClick={() => {
              setProblem("");
              setStep("asking");
            }}
          />
        ) : (
          <>
            <button
              type="button"
              className="button"
              // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
              autoFocus
              aria-label={gettext("Delete {name} permanently", { name })}
              aria-disabled={step === "deleting"}
              onClick={() => step === "asking" && void deleteFont()}
              onKeyDown={(event) => event.key === "Escape" && close()}
            >
              {step === "deleting" ? gettext("Deleting…") : gettext("Delete")}
            </button>
            <button type="button" className="button" onClick={() => close()}>
              {gettext("Cancel")}
            </button>
          </>
        )}
      </div>
      {problem && (
        <p id={note} className="input__fault" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
