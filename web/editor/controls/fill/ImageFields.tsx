import type { ImageFill, StyleFieldValue, StyleValue } from "../../../documents/document";
import { ImageField } from "../media/ImageField";
import { ImageOptions } from "./ImageOptions";

type Props = {
  id: string;
  label: string;
  /** Undefined until an image is chosen. */
  value: ImageFill | undefined;
  /** The previous color, which stays behind the image. */
  behind: StyleValue | undefined;
  isDisabled?: boolean;
  onChange: (value: StyleFieldValue | undefined) => void;
};

/** A background image from the library and its settings. Default values are not stored. */
export function ImageFields({ id, label, value, behind, isDisabled, onChange }: Props) {
  const change = (part: Partial<ImageFill>) => {
    const entries = Object.entries({ ...(value ?? { behind }), ...part }).filter(
      ([name, option]) => option !== undefined && option !== DEFAULTS[name],
    );
    onChange(Object.fromEntries(entries) as ImageFill);
  };
  return (
    <>
      <ImageField
        id={id}
        label={label}
        imageId={value?.$image ?? null}
        isDisabled={isDisabled}
        hasFocalPoint={false}
        onChoose={($image) => change({ $image })}
        onRemove={() => onChange(value?.behind)}
      />
      {value && <ImageOptions value={value} isDisabled={isDisabled} onChange={change} />}
    </>
  );
}

const DEFAULTS: Record<string, string> = { size: "cover", position: "center", repeat: "no-repeat" };
