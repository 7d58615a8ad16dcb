import { Images } from "lucide-react";
import type { GalleryImage, GallerySetting } from "../../../../kit/schema/settings";
import { gettext } from "../../../texts/gettext";
import { GalleryControl } from "../../gallery/GalleryControl";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";

const IMAGES: GallerySetting = { kind: "gallery", label: gettext("Images"), default: [] };

export const openImages: LinkActionChoice = {
  label: gettext("Open images in the lightbox"),
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
