import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { GalleryPicture, GallerySetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources";
import { useEditorContext } from "../../EditorContext";
import type { ControlProps } from "../control";
import { swapped, useMoving } from "../list/useMoving";
import { chooseImage } from "../media/chooseImage";
import { isUndescribed } from "../media/Description";
import { PictureWords } from "./PictureWords";
import { Thumbnail } from "./Thumbnail";

type Props = ControlProps<GalleryPicture[], GallerySetting>;

/** Pictures in their order. One that is pressed opens below: what it shows, and what is written under it. */
export function GalleryControl({ id, setting, value, onChange, isDisabled }: Props) {
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();
  const pictures = value ?? [];
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const { announcement, hasMoved } = useMoving(list, pictures.length);
  const nameOf = (index: number) => images[String(pictures[index]?.id)]?.title ?? `picture ${index + 1}`;
  const shown = opened === null ? undefined : pictures[opened];

  async function add() {
    const chosen = await chooseImage(boot.urls.imageChooser);
    addImage(chosen.id, chosen.image);
    onChange([...pictures, { id: chosen.id }]);
  }
  function move(index: number, direction: -1 | 1) {
    hasMoved(index + direction, direction);
    setOpened(null);
    onChange(swapped(pictures, index, index + direction));
  }
  function remove(index: number) {
    setOpened(null);
    onChange(pictures.toSpliced(index, 1));
  }

  return (
    <div className="gallery-control">
      <ul ref={list}>
        {pictures.map((picture, index) => (
          <Thumbnail
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand in a gallery twice
            key={index}
            image={images[String(picture.id)]}
            name={nameOf(index)}
            wordsId={setting.decorative ? undefined : `${id}-words`}
            isOpen={opened === index}
            isUndescribed={!setting.decorative && isUndescribed(picture, images[String(picture.id)])}
            isFirst={index === 0}
            isLast={index === pictures.length - 1}
            isDisabled={isDisabled}
            onOpen={() => setOpened(opened === index ? null : index)}
            onMove={(direction) => move(index, direction)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {!setting.decorative && (
        <div id={`${id}-words`} className="gallery-control__words" hidden={!shown}>
          {opened !== null && shown && (
            <PictureWords
              key={opened}
              name={nameOf(opened)}
              picture={shown}
              fromLibrary={images[String(shown.id)]?.alt ?? ""}
              isDisabled={isDisabled}
              onChange={(picture) => onChange(pictures.with(opened, picture))}
            />
          )}
        </div>
      )}
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
