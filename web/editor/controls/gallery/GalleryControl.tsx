import { Plus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
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

/** Images in order. A click on one opens its alt text and caption below. */
export function GalleryControl(props: Props) {
  const { id, setting, isDisabled } = props;
  const list = useRef<HTMLUListElement>(null);
  const gallery = useGallery(props, list);
  const { opened } = gallery;
  return (
    <div className="gallery-control">
      <ul ref={list}>
        {gallery.pictures.map((picture, index) => (
          <Thumbnail
            // biome-ignore lint/suspicious/noArrayIndexKey: an image may occur twice
            key={index}
            image={gallery.imageOf(picture)}
            name={gallery.nameOf(index)}
            wordsId={setting.decorative ? undefined : `${id}-words`}
            isOpen={opened === index}
            isUndescribed={!setting.decorative && isUndescribed(picture, gallery.imageOf(picture))}
            isFirst={index === 0}
            isLast={index === gallery.pictures.length - 1}
            isDisabled={isDisabled}
            onOpen={() => gallery.open(opened === index ? null : index)}
            onMove={(direction) => gallery.move(index, direction)}
            onRemove={() => gallery.remove(index)}
          />
        ))}
      </ul>
      {!setting.decorative && <OpenedPicture id={`${id}-words`} gallery={gallery} isDisabled={isDisabled} />}
      <AddButton id={id} isDisabled={isDisabled} onAdd={() => void gallery.add()} />
      <span role="status" className="sr-only">
        {gallery.announcement}
      </span>
    </div>
  );
}

/** The images, the open one, and their actions. */
function useGallery({ value, onChange }: Props, list: RefObject<HTMLUListElement | null>) {
  const { boot } = useEditorContext();
  const { images, addImage } = useResources();
  const pictures = value ?? [];
  const [opened, open] = useState<number | null>(null);
  const { announcement, hasMoved } = useMoving(list, pictures.length);
  const imageOf = (picture: GalleryPicture | undefined) => images[String(picture?.id)];
  return {
    pictures,
    opened,
    open,
    announcement,
    imageOf,
    nameOf: (index: number) => imageOf(pictures[index])?.title ?? `image ${index + 1}`,
    async add() {
      const chosen = await chooseImage(boot.urls.imageChooser);
      addImage(chosen.id, chosen.image);
      onChange([...pictures, { id: chosen.id }]);
    },
    change: (index: number, picture: GalleryPicture) => onChange(pictures.with(index, picture)),
    move(index: number, direction: -1 | 1) {
      hasMoved(index + direction, direction);
      open(null);
      onChange(swapped(pictures, index, index + direction));
    },
    remove(index: number) {
      open(null);
      onChange(pictures.toSpliced(index, 1));
    },
  };
}

type OpenedProps = { id: string; gallery: ReturnType<typeof useGallery>; isDisabled?: boolean };

function OpenedPicture({ id, gallery, isDisabled }: OpenedProps) {
  const { opened, pictures } = gallery;
  const picture = opened === null ? undefined : pictures[opened];
  return (
    <div id={id} className="gallery-control__words" hidden={!picture}>
      {opened !== null && picture && (
        <PictureWords
          key={opened}
          name={gallery.nameOf(opened)}
          picture={picture}
          fromLibrary={gallery.imageOf(picture)?.alt ?? ""}
          isDisabled={isDisabled}
          onChange={(next) => gallery.change(opened, next)}
        />
      )}
    </div>
  );
}

const AddButton = ({ id, isDisabled, onAdd }: { id: string; isDisabled?: boolean; onAdd: () => void }) => (
  <button id={id} type="button" className="button" aria-label="Add an image" disabled={isDisabled} onClick={onAdd}>
    <Plus aria-hidden /> Add a picture
  </button>
);
