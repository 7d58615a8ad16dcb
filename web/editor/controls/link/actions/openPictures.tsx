import { Images } from "lucide-react";
import type { GalleryPicture, GallerySetting } from "../../../../kit/schema/settings";
import { GalleryControl } from "../../gallery/GalleryControl";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";

const PICTURES: GallerySetting = { kind: "gallery", label: "Images", default: [] };

export const openPictures: LinkActionChoice = {
  label: "Open images in the lightbox",
  Icon: Images,
  make: () => ({ name: "lightbox", images: [] }),
  owns: ({ name, images }) => name === "lightbox" && images !== undefined,
  Fields: Pictures,
};

function Pictures({ id, action, onChange, isDisabled }: ActionFieldsProps) {
  return (
    <GalleryControl
      id={id}
      setting={PICTURES}
      value={[...(action.images ?? [])]}
      onChange={(images: GalleryPicture[]) => onChange({ ...action, images })}
      isDisabled={isDisabled}
    />
  );
}
