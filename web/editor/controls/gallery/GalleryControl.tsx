import { Plus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import type { GalleryImage, GallerySetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources/resources";
import { ImageDialog } from "../../images/ImageDialog";
import { asResource, type LibraryImage } from "../../images/libraryImage";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { swapped, useMoving } from "../list/useMoving";
import { isAltMissing } from "../media/Description";
import { ImageTexts } from "./ImageTexts";
import { Thumbnail } from "./Thumbnail";

type Props = ControlProps<GalleryImage[], GallerySetting>;

/** Images in order. A click on one opens its alt text and caption below. */
export function GalleryControl(props: Props) {
  const { id, setting, isDisabled } = props;
  const list = useRef<HTMLUListElement>(null);
  const gallery = useGallery(props, list);
  const { opened } = gallery;
  return (
    <div className="gallery-control">
      <ul ref={list}>
        {gallery.items.map((item, index) => (
          <Thumbnail
            // biome-ignore lint/suspicious/noArrayIndexKey: an image may occur twice
            key={index}
            image={gallery.imageOf(item)}
            name={gallery.nameOf(index)}
            textsId={setting.decorative ? undefined : `${id}-words`}
            isOpen={opened === index}
            isAltMissing={!setting.decorative && isAltMissing(item, gallery.imageOf(item))}
            isFirst={index === 0}
            isLast={index === gallery.items.length - 1}
            isDisabled={isDisabled}
            onOpen={() => gallery.open(opened === index ? null : index)}
            onMove={(direction) => gallery.move(index, direction)}
            onRemove={() => gallery.remove(index)}
          />
        ))}
      </ul>
      {!setting.decorative && <OpenedImage id={`${id}-words`} gallery={gallery} isDisabled={isDisabled} />}
      <AddButton id={id} isDisabled={isDisabled} onAdd={gallery.add} />
      <span role="status" className="sr-only">
        {gallery.announcement}
      </span>
    </div>
  );
}

/** The images, the open one, and their actions. */
function useGallery({ value, onChange }: Props, list: RefObject<HTMLUListElement | null>) {
  const { images, addImage } = useResources();
  const items = value ?? [];
  const [opened, open] = useState<number | null>(null);
  const { announcement, hasMoved } = useMoving(list, items.length);
  const imageOf = (item: GalleryImage | undefined) => images[String(item?.id)];
  return {
    items,
    opened,
    open,
    announcement,
    imageOf,
    nameOf: (index: number) => imageOf(items[index])?.title ?? gettext("image {number}", { number: index + 1 }),
    add(chosen: readonly LibraryImage[]) {
      for (const image of chosen) addImage(image.id, asResource(image));
      onChange([...items, ...chosen.map(({ id }) => ({ id }))]);
    },
    change: (index: number, item: GalleryImage) => onChange(items.with(index, item)),
    move(index: number, direction: -1 | 1) {
      hasMoved(index + direction, direction);
      open(null);
      onChange(swapped(items, index, index + direction));
    },
    remove(index: number) {
      open(null);
      onChange(items.toSpliced(index, 1));
    },
  };
}

type OpenedProps = { id: string; gallery: ReturnType<typeof useGallery>; isDisabled?: boolean };

function OpenedImage({ id, gallery, isDisabled }: OpenedProps) {
  const { opened, items } = gallery;
  const item = opened === null ? undefined : items[opened];
  return (
    <div id={id} className="gallery-control__texts" hidden={!item}>
      {opened !== null && item && (
        <ImageTexts
          key={opened}
          name={gallery.nameOf(opened)}
          image={item}
          fromLibrary={gallery.imageOf(item)?.alt ?? ""}
          isDisabled={isDisabled}
          onChange={(next) => gallery.change(opened, next)}
        />
      )}
    </div>
  );
}

type AddProps = { id: string; isDisabled?: boolean; onAdd: (images: readonly LibraryImage[]) => void };

function AddButton({ id, isDisabled, onAdd }: AddProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      {/* The label of the setting would replace the text of the button. */}
      <button
        id={id}
        type="button"
        className="button"
        aria-label={gettext("Add images")}
        disabled={isDisabled}
        onClick={() => setChoosing(true)}
      >
        <Plus aria-hidden /> {gettext("Add images")}
      </button>
      {isChoosing && <ImageDialog isMultiple onChoose={onAdd} onClose={() => setChoosing(false)} />}
    </>
  );
}
