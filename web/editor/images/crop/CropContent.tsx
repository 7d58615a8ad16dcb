import { useEffect, useId, useRef, useState } from "react";
import type { ImageResource } from "../../../kit/resolve/resolve";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { AreaFoot } from "../area/AreaFoot";
import { AreaProblem } from "../area/AreaProblem";
import type { Size } from "../area/area";
import { useAnswer } from "../area/useAnswer";
import type { LibraryImage } from "../libraryImage";
import { BoxFields, type Ratio, RatioField, ratioOf } from "./CropFields";
import { CropFrame } from "./CropFrame";
import { type Box, isWhole, shaped, whole } from "./crop";

type Props = {
  imageId: number;
  resource: ImageResource;
  /** How wide the image is usually shown, in pixels. */
  shownWidth: number;
  onCropped: (image: LibraryImage) => void;
  onClose: () => void;
};

/** Chooses a part of the image. Nothing changes before it is saved. */
export default function CropContent({ imageId, resource, shownWidth, onCropped, onClose }: Props) {
  const { api } = useEditorContext();
  const { value: image, problem, setProblem, load } = useAnswer(api.croppable, imageId);
  const [box, setBox] = useState<Box>();
  const [isBusy, setBusy] = useState(false);
  const isGone = useIsGone();
  const canSave = Boolean(image && box && !isWhole(box, image));

  async function save() {
    if (!box) return;
    setBusy(true);
    setProblem(null);
    const answer = await api.crop(imageId, box);
    // Cancel means that the setting stays as it is.
    if (isGone.current) return;
    setBusy(false);
    if (!answer.ok) return setProblem(answer);
    onCropped(answer.value.image);
    onClose();
  }

  return (
    <>
      <div className="area-dialog__content" aria-busy={!image && !problem}>
        {problem && <AreaProblem problem={problem} onRetry={image ? undefined : load} />}
        {image && (
          <Choice
            resource={resource}
            image={image}
            box={box ?? whole(image)}
            shownWidth={shownWidth}
            onChange={setBox}
          />
        )}
      </div>
      {image && <AreaFoot isBusy={isBusy} canSave={canSave} onSave={() => void save()} onClose={onClose} />}
    </>
  );
}

type ChoiceProps = {
  resource: ImageResource;
  image: Size;
  box: Box;
  shownWidth: number;
  onChange: (box: Box | undefined) => void;
};

function Choice({ resource, image, box, shownWidth, onChange }: ChoiceProps) {
  const [ratioName, setRatio] = useState<Ratio>("");
  const ratio = ratioOf(ratioName, image);
  const helpId = useId();
  const isTooSmall = !isWhole(box, image) && box.width < shownWidth;

  function chooseRatio(name: Ratio) {
    const next = ratioOf(name, image);
    setRatio(name);
    if (next !== null) onChange(shaped(box, next, image));
  }

  function reset() {
    setRatio("");
    onChange(undefined);
  }

  return (
    <>
      <p id={helpId}>
        {gettext("Drag the frame or its handles. Arrow keys move the frame, with Shift they resize it.")}{" "}
        {gettext("Saving adds the part in the frame to the library. The original stays as it is.")}
      </p>
      <RatioField value={ratioName} onChange={chooseRatio} />
      <CropFrame resource={resource} image={image} box={box} ratio={ratio} helpId={helpId} onChange={onChange} />
      <BoxFields image={image} box={box} ratio={ratio} onChange={onChange} />
      <div className="crop-result">
        <p>
          {gettext("Result: {width} × {height} pixels", box)}{" "}
          <button type="button" className="link-button" onClick={reset}>
            {gettext("Reset")}
          </button>
        </p>
        <p role="status">
          {isTooSmall &&
            gettext("It may look blurred: it is usually shown {width} pixels wide.", { width: shownWidth })}
        </p>
      </div>
    </>
  );
}

function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
