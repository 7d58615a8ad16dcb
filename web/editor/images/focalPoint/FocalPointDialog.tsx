import { useState } from "react";
import { useEditorContext } from "../../EditorContext";
import { Dialog } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";
import { AreaFoot } from "../area/AreaFoot";
import { AreaProblem } from "../area/AreaProblem";
import { useAnswer } from "../area/useAnswer";
import { AreaSize } from "./AreaSize";
import { CropPreviews } from "./CropPreviews";
import { FocalArea } from "./FocalArea";
import { centered, type FocalPoint, objectPosition } from "./focalPoint";
import { useSaveFocalPoint } from "./useSaveFocalPoint";

type Props = {
  imageId: number;
  src: string;
  onSaved: (previous: FocalPoint | null) => void;
  onClose: () => void;
};

/** Chooses what stays visible where pages crop an image. Nothing changes before it is saved. */
export function FocalPointDialog({ imageId, src, onSaved, onClose }: Props) {
  const { api } = useEditorContext();
  const { value: image, problem, setProblem, load } = useAnswer(api.focalPoint, imageId);
  const save = useSaveFocalPoint();
  // Undefined until the user changes it.
  const [chosen, setChosen] = useState<FocalPoint>();
  const [isBusy, setBusy] = useState(false);
  const value = chosen ?? image?.focalPoint ?? null;

  async function send(next: FocalPoint | null) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const answer = await save(imageId, next);
    setBusy(false);
    if (!answer.ok) return setProblem(answer);
    onSaved(answer.value.previous);
    onClose();
  }

  return (
    <Dialog title={gettext("Focal point")} className="area-dialog" onClose={onClose}>
      <div className="area-dialog__content" aria-busy={!image && !problem}>
        {problem && <AreaProblem problem={problem} onRetry={image ? undefined : load} />}
        {image && (
          <>
            <p>
              {gettext("Click what matters, or drag a box around it. It stays visible where pages crop the image.")}{" "}
              {gettext("Saving changes all pages with this image.")}
            </p>
            <FocalArea src={src} image={image} value={value} onChange={setChosen} />
            <AreaSize image={image} value={value ?? centered(image)} onChange={setChosen} />
            <CropPreviews src={src} objectPosition={objectPosition(value, image)} />
          </>
        )}
      </div>
      {image && (
        <AreaFoot
          other={image.focalPoint ? { label: gettext("Remove"), onPress: () => void send(null) } : undefined}
          isBusy={isBusy}
          canSave={value !== null}
          onSave={() => void send(value)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
