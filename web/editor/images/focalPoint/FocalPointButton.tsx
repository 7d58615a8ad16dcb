import { useRef, useState } from "react";
import { useResources } from "../../canvas/resources/resources";
import { gettext } from "../../texts/gettext";
import { problemText } from "../area/AreaProblem";
import { FocalPointDialog } from "./FocalPointDialog";
import type { FocalPoint } from "./focalPoint";
import { useSaveFocalPoint } from "./useSaveFocalPoint";

type Props = { imageId: number | null; isDisabled?: boolean };

/** Opens the dialog. After a change, it offers to undo it. Give it the image as its key. */
export function FocalPointButton({ imageId, isDisabled }: Props) {
  const image = useResources().images[String(imageId)];
  const save = useSaveFocalPoint();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState("");
  // Undefined: nothing to undo.
  const [previous, setPrevious] = useState<FocalPoint | null>();
  if (!imageId || !image) return null;

  async function undo(id: number, before: FocalPoint | null) {
    const answer = await save(id, before);
    if (!answer.ok) return setNotice(problemText(answer));
    setPrevious(undefined);
    setNotice(gettext("The previous focal point is back."));
    button.current?.focus();
  }

  return (
    <>
      <button ref={button} type="button" className="button" disabled={isDisabled} onClick={() => setOpen(true)}>
        {gettext("Focal point")}
      </button>
      <p role="status">
        {notice}{" "}
        {previous !== undefined && (
          <button type="button" className="link-button" onClick={() => void undo(imageId, previous)}>
            {gettext("Undo")}
          </button>
        )}
      </p>
      {isOpen && (
        <FocalPointDialog
          imageId={imageId}
          src={image.src}
          onSaved={(before) => {
            setPrevious(before);
            setNotice(gettext("The focal point is saved."));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
