import { ImagePlus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import { chooseImage } from "./chooseImage";

type Props = {
  id: string;
  label: string;
  /** The id of an image in the library; null for none. */
  imageId: number | null;
  isDisabled?: boolean;
  onChoose: (imageId: number) => void;
  onRemove: () => void;
  /** More fields, shown once there is an image. */
  children?: ReactNode;
};

/** One image of the library: shown, replaced or removed. */
export function ImageField({ id, label, imageId, isDisabled, onChoose, onRemove, children }: Props) {
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();
  const image = imageId ? images[String(imageId)] : undefined;

  const title = image?.title ?? "Image";

  async function choose() {
    const chosen = await chooseImage(boot.urls.imageChooser);
    addImage(chosen.id, chosen.image);
    onChoose(chosen.id);
  }

  return (
    <div className="media-control">
      <button
        id={id}
        type="button"
        className="media-control__image"
        aria-label={`${label}: ${imageId ? `${title} Change` : "Choose an image"}`}
        data-empty={!imageId || undefined}
        disabled={isDisabled}
        onClick={() => void choose()}
      >
        {image ? <img src={image.src} alt="" /> : <ImagePlus aria-hidden />}
        <span>
          {imageId ? title : "Choose an image"} {imageId && <small>Change</small>}
        </span>
      </button>
      {imageId && (
        <>
          <button
            type="button"
            className="icon-button"
            disabled={isDisabled}
            aria-label={`Remove ${label}`}
            title="Remove"
            onClick={onRemove}
          >
            <X />
          </button>
          {children}
        </>
      )}
    </div>
  );
}
