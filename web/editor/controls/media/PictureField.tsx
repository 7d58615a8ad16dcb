import { ImagePlus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useResources } from "../../canvas/resources";
import { useEditorContext } from "../../EditorContext";
import { chooseImage } from "./chooseImage";

type Props = {
  id: string;
  label: string;
  /** The id of a picture in the library; null while none is chosen. */
  picture: number | null;
  isDisabled?: boolean;
  onChoose: (picture: number) => void;
  onRemove: () => void;
  /** What can be said of the picture once there is one. */
  children?: ReactNode;
};

/** One picture of the library: shown, changed and taken away. */
export function PictureField({ id, label, picture, isDisabled, onChoose, onRemove, children }: Props) {
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();
  const image = picture ? images[String(picture)] : undefined;

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
        className="media-control__picture"
        aria-label={`${label}: ${picture ? `change ${image?.title ?? "the picture"}` : "choose a picture"}`}
        data-empty={!picture || undefined}
        disabled={isDisabled}
        onClick={() => void choose()}
      >
        {image ? <img src={image.src} alt="" /> : <ImagePlus aria-hidden />}
        <span>
          {image ? image.title : picture ? "Picture" : "Choose a picture"}
          {picture && <small>Change</small>}
        </span>
      </button>
      {picture && (
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
