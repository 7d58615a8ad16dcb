import { useState } from "react";
import { Dialog } from "../../layers/onDemand";
import type { Rejection } from "../../saving/api";
import { gettext } from "../../texts/gettext";
import { AreaSize } from "./AreaSize";
import { CropPreviews } from "./CropPreviews";
import { FocalArea } from "./FocalArea";
import { centered, type FocalPoint, objectPosition } from "./focalPoint";
import { problemText, useFocalPoint, useSaveFocalPoint } from "./useFocalPoint";

type Props = {
  imageId: number;
  src: string;
  onSaved: (previous: FocalPoint | null) => void;
  onClose: () => void;
};

/** Chooses what stays visible where pages crop an image. Nothing changes before it is saved. */
export function FocalPointDialog({ imageId, src, onSaved, onClose }: Props) {
  const { image, problem, setProblem, load } = useFocalPoint(imageId);
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
    <Dialog title={gettext("Focal point")} className="focal-dialog" onClose={onClose}>
      <div className="focal-dialog__content" aria-busy={!image && !problem}>
        {problem && <Problem problem={problem} onRetry={image ? undefined : load} />}
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
        <Foot value={value} hasStored={image.focalPoint !== null} isBusy={isBusy} onSend={send} onClose={onClose} />
      )}
    </Dialog>
  );
}

const Problem = ({ problem, onRetry }: { problem: Rejection; onRetry?: (() => Promise<void>) | undefined }) => (
  <p className="panel__problem" role="alert">
    {problemText(problem)}{" "}
    {onRetry && problem.error !== "forbidden" && (
      <button type="button" className="link-button" onClick={() => void onRetry()}>
        {gettext("Try again")}
      </button>
    )}
  </p>
);

type FootProps = {
  value: FocalPoint | null;
  hasStored: boolean;
  isBusy: boolean;
  onSend: (value: FocalPoint | null) => Promise<void>;
  onClose: () => void;
};

const Foot = ({ value, hasStored, isBusy, onSend, onClose }: FootProps) => (
  <footer className="focal-dialog__foot">
    {hasStored && (
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => void onSend(null)}>
        {gettext("Remove")}
      </button>
    )}
    <button type="button" className="button" onClick={onClose}>
      {gettext("Cancel")}
    </button>
    <button
      type="button"
      className="button button--primary"
      aria-disabled={isBusy || !value}
      onClick={() => value && void onSend(value)}
    >
      {isBusy ? gettext("Saving…") : gettext("Save")}
    </button>
  </footer>
);
