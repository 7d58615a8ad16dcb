import { Images } from "lucide-react";
import type { GalleryImage, GallerySetting } from "../../../../kit/schema/settings";
import { GalleryControl } from "../../gallery/GalleryControl";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";

const IMAGES: GallerySetting = { kind: "gallery", label: "Images", default: [] };

export const openImages: LinkActionChoice = {
  label: "Open images in the lightbox",
  Icon: Images,
  make: () => ({ name: "lightbox", images: [] }),
  owns: ({ name, images }) => name === "lightbox" && images !== undefined,
  Fields: ImagesSetting,
};

function ImagesSetting({ id, action, onChange, isDisabled }: ActionFieldsProps) {
  return (
    <GalleryControl
      id={id}
      setting={IMAGES}
      value={[...(action.images ?? [])]}
      onChange={(images: GalleryImage[]) => onChange({ ...action, images })}
      isDisabled={isDisabled}
    />
  );
}
