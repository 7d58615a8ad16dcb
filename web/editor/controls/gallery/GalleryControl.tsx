import { ChevronLeft, ChevronRight, Plus, X } from "lucide-react";
import { useRef } from "react";
import type { GallerySetting, Media } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources";
import { useEditorContext } from "../../EditorContext";
import type { ControlProps } from "../control";
import { swapped, useMoving } from "../list/useMoving";
import { chooseImage } from "../media/chooseImage";

export function GalleryControl({ id, value, onChange, isDisabled }: ControlProps<Media[], GallerySetting>) {
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();
  const pictures = value ?? [];
  const list = useRef<HTMLUListElement>(null);
  const { announcement, hasMoved } = useMoving(list, pictures.length);

  async function add() {
    const chosen = await chooseImage(boot.urls.imageChooser);
    addImage(chosen.id, chosen.image);
    onChange([...pictures, { id: chosen.id }]);
  }
  function move(index: number, direction: -1 | 1) {
    hasMoved(index + direction, direction);
    onChange(swapped(pictures, index, index + direction));
  }

  return (
    <div className="gallery-control">
      <ul ref={list}>
        {pictures.map((media, index) => {
          const image = images[String(media.id)];
          const name = image?.title ?? `picture ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand in a gallery twice
            <li key={index}>
              <img src={image?.src} alt={image?.title ?? ""} />
              <span className="gallery-control__actions">
                <button
                  type="button"
                  data-move="-1"
                  disabled={isDisabled || index === 0}
                  aria-label={`Move ${name} forward`}
                  title="Earlier"
                  onClick={() => move(index, -1)}
                >
                  <ChevronLeft />
                </button>
                <button
                  type="button"
                  disabled={isDisabled}
                  aria-label={`Remove ${name}`}
                  title="Remove"
                  onClick={() => onChange(pictures.toSpliced(index, 1))}
                >
                  <X />
                </button>
                <button
                  type="button"
                  data-move="1"
                  disabled={isDisabled || index === pictures.length - 1}
                  aria-label={`Move ${name} back`}
                  title="Later"
                  onClick={() => move(index, 1)}
                >
                  <ChevronRight />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <button
        id={id}
        type="button"
        className="button"
        aria-label="Add a picture"
        disabled={isDisabled}
        onClick={() => void add()}
      >
        <Plus aria-hidden /> Add a picture
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
