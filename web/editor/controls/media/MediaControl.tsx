import type { Media, MediaSetting } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources/resources";
import { FocalPointButton } from "../../images/focalPoint/FocalPointButton";
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
      onChoose={(chosen) => onChange({ id: chosen })}
      onRemove={() => onChange({ id: null })}
    >
      {/* Backgrounds are cropped by their setting "Background position". */}
      {!setting.decorative && (
        <>
          <FocalPointButton key={value?.id} imageId={value?.id ?? null} isDisabled={isDisabled} />
          <Description
            value={value}
            fromLibrary={images[String(value?.id)]?.alt ?? ""}
            isDisabled={isDisabled}
            onChange={onChange}
          />
        </>
      )}
    </ImageField>
  );
}
