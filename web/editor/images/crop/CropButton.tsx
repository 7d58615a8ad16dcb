import { lazy, Suspense, useRef, useState } from "react";
import { useResources } from "../../canvas/resources/resources";
import { importLater } from "../../layers/importLater";
import { Dialog } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";
import { asResource, type LibraryImage } from "../libraryImage";

// Loads with the first dialog that opens.
const CropContent = lazy(() => importLater(() => import("./CropContent")));

type Props = {
  imageId: number;
  isDisabled?: boolean | undefined;
  shownWidth: number;
  /** Another image takes the place of this one. */
  onReplace: (imageId: number) => void;
};

/** Opens the dialog. The part that it saves replaces the image here, which can be undone. */
export function CropButton({ imageId, isDisabled, shownWidth, onReplace }: Props) {
  const { images, addImage } = useResources();
  const resource = images[String(imageId)];
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<{ original: number; cropped: number }>();
  if (!resource) return null;

  function use(cropped: LibraryImage) {
    addImage(cropped.id, asResource(cropped));
    setLast({ original: imageId, cropped: cropped.id });
    onReplace(cropped.id);
  }

  function undo(original: number) {
    onReplace(original);
    button.current?.focus();
  }

  return (
    <>
      <button ref={button} type="button" className="button" disabled={isDisabled} onClick={() => setOpen(true)}>
        {gettext("Crop")}
      </button>
      <p role="status">
        {last?.original === imageId && gettext("The original image is back.")}
        {last?.cropped === imageId && (
          <>
            {gettext("The image is cropped.")}{" "}
            <button type="button" className="link-button" onClick={() => undo(last.original)}>
              {gettext("Undo")}
            </button>
          </>
        )}
      </p>
      {isOpen && (
        <Dialog title={gettext("Crop")} className="area-dialog" onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="area-dialog__content">{gettext("Loading …")}</p>}>
            <CropContent
              imageId={imageId}
              resource={resource}
              shownWidth={shownWidth}
              onCropped={use}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
