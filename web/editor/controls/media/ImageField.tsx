import { ImagePlus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import { ImageDialog } from "../../images/ImageDialog";
import { ImageTools } from "../../images/ImageTools";
import { asResource, type LibraryImage } from "../../images/libraryImage";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";

type Props = {
  id: string;
  label: string;
  /** The id of an image in the library; null for none. */
  imageId: number | null;
  isDisabled?: boolean;
  hasFocalPoint?: boolean;
  /** How wide the image is usually shown, in pixels. */
  shownWidth?: number;
  onChoose: (imageId: number) => void;
  /** A part of the image takes its place. Without this function, as if it was chosen. */
  onCrop?: (imageId: number) => void;
  onRemove: () => void;
  /** More fields, shown once there is an image. */
  children?: ReactNode;
};

/** One image of the library: shown, replaced or removed. */
export function ImageField(props: Props) {
  const { id, label, imageId, isDisabled, hasFocalPoint, shownWidth, onChoose, onCrop, onRemove, children } = props;
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();
  const [isChoosing, setChoosing] = useState(false);
  const image = imageId ? images[String(imageId)] : undefined;

  const title = image?.title ?? gettext("Image");

  function choose([chosen]: readonly LibraryImage[]) {
    if (!chosen) return;
    addImage(chosen.id, asResource(chosen));
    onChoose(chosen.id);
  }

  const text = imageId ? `${title} ${gettext("Change")}` : gettext("Choose an image");
  return (
    <div className="media-control">
      <button
        id={id}
        type="button"
        className="media-control__image"
        aria-label={gettext("{label}: {value}", { label, value: text })}
        data-empty={!imageId || undefined}
        disabled={isDisabled}
        onClick={() => setChoosing(true)}
      >
        {image ? <img src={image.src} alt="" /> : <ImagePlus aria-hidden />}
        <span>
          {imageId ? title : gettext("Choose an image")} {imageId && <small>{gettext("Change")}</small>}
        </span>
      </button>
      {imageId && (
        <>
          <IconButton
            label={gettext("Remove {name}", { name: label })}
            title={gettext("Remove")}
            Icon={X}
            disabled={isDisabled}
            onClick={onRemove}
          />
          <ImageTools
            imageId={imageId}
            isDisabled={isDisabled}
            hasFocalPoint={hasFocalPoint}
            shownWidth={shownWidth}
            onReplace={onCrop ?? onChoose}
          />
          {children}
          <a
            className="media-control__edit"
            href={boot.urls.imageEdit.replace("/0/", `/${imageId}/`)}
            target="_blank"
            rel="noreferrer"
            title={gettext("In the image library, in a new tab")}
          >
            {gettext("Title, file and description")}
          </a>
        </>
      )}
      {isChoosing && <ImageDialog onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}
