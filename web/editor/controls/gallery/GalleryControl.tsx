import { Plus, X } from "lucide-react";
import type { GallerySetting, Media } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources";
import { useEditorContext } from "../../EditorContext";
import type { ControlProps } from "../control";
import { chooseImage } from "../media/chooseImage";

export function GalleryControl({ id, value, onChange, isDisabled }: ControlProps<Media[], GallerySetting>) {
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();

  async function add() {
    const chosen = await chooseImage(boot.urls.imageChooser);
    addImage(chosen.id, chosen.image);
    onChange([...(value ?? []), { id: chosen.id }]);
  }

  return (
    <div className="gallery-control">
      <ul>
        {(value ?? []).map((media, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand in a gallery twice
          <li key={index}>
            <img src={images[String(media.id)]?.src} alt={images[String(media.id)]?.title ?? ""} />
            <button
              type="button"
              className="icon-button"
              disabled={isDisabled}
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => onChange(value.filter((_, place) => place !== index))}
            >
              <X />
            </button>
          </li>
        ))}
      </ul>
      <button id={id} type="button" className="button" disabled={isDisabled} onClick={() => void add()}>
        <Plus aria-hidden /> Add a picture
      </button>
    </div>
  );
}
