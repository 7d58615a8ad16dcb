import type { Media, MediaSetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources/resources";
import type { ControlProps } from "../control";
import { Description } from "./Description";
import { ImageField } from "./ImageField";

/** An image of the library and its alt text. */
export function MediaControl({ id, setting, value, onChange, isDisabled }: ControlProps<Media, MediaSetting>) {
  const { images } = useResources();
  return (
    <ImageField
      id={id}
      label={setting.label}
      imageId={value?.id ?? null}
      isDisabled={isDisabled}
      hasFocalPoint={!setting.decorative}
      onChoose={(chosen) => onChange({ id: chosen })}
      // A part of the image keeps what was written about it here.
      onCrop={(cropped) => onChange({ ...value, id: cropped })}
      onRemove={() => onChange({ id: null })}
    >
      {!setting.decorative && (
        <Description
          value={value}
          fromLibrary={images[String(value?.id)]?.alt ?? ""}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
    </ImageField>
  );
}
