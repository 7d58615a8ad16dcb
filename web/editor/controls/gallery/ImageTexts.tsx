import { useId } from "react";
import type { GalleryImage } from "../../../kit/schema/settings";
import { ImageTools } from "../../images/ImageTools";
import { gettext } from "../../texts/gettext";
import { Description } from "../media/Description";

type Props = {
  name: string;
  image: GalleryImage;
  fromLibrary: string;
  isDisabled?: boolean;
  onChange: (image: GalleryImage) => void;
};

/** One image in a gallery: its alt text, its caption, its focal point and its frame. */
export function ImageTexts({ name, image, fromLibrary, isDisabled, onChange }: Props) {
  const id = useId();

  function write(caption: string) {
    const { caption: _caption, ...others } = image;
    onChange(caption ? { ...others, caption } : others);
  }

  return (
    <fieldset>
      <legend>{name}</legend>
      <Description value={image} fromLibrary={fromLibrary} isDisabled={isDisabled} onChange={onChange} />
      <label htmlFor={id}>{gettext("Caption")}</label>
      <input
        id={id}
        type="text"
        className="input"
        value={image.caption ?? ""}
        placeholder={gettext("Shown below the image")}
        disabled={isDisabled}
        onChange={(event) => write(event.target.value)}
      />
      <ImageTools
        imageId={image.id}
        isDisabled={isDisabled}
        onReplace={(cropped) => onChange({ ...image, id: cropped })}
      />
    </fieldset>
  );
}
