import { useId } from "react";
import type { GalleryPicture } from "../../../kit/schema/settings";
import { Description } from "../media/Description";

type Props = {
  name: string;
  picture: GalleryPicture;
  fromLibrary: string;
  isDisabled?: boolean;
  onChange: (picture: GalleryPicture) => void;
};

/** The texts of one image in a gallery: its alt text and its caption. */
export function PictureWords({ name, picture, fromLibrary, isDisabled, onChange }: Props) {
  const id = useId();

  function write(caption: string) {
    const { caption: _caption, ...others } = picture;
    onChange(caption ? { ...others, caption } : others);
  }

  return (
    <fieldset>
      <legend>{name}</legend>
      <Description value={picture} fromLibrary={fromLibrary} isDisabled={isDisabled} onChange={onChange} />
      <label htmlFor={id}>Caption</label>
      <input
        id={id}
        type="text"
        className="input"
        value={picture.caption ?? ""}
        placeholder="Shown below the image"
        disabled={isDisabled}
        onChange={(event) => write(event.target.value)}
      />
    </fieldset>
  );
}
