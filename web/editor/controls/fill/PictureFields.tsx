import type { Look, PictureFill, StyleValue } from "../../../kit/document/document";
import { PictureField } from "../media/PictureField";
import { PictureLying } from "./PictureLying";

type Props = {
  id: string;
  label: string;
  /** Undefined until an image is chosen. */
  value: PictureFill | undefined;
  /** The previous color, which stays behind the image. */
  behind: StyleValue | undefined;
  isDisabled?: boolean;
  onChange: (value: Look | undefined) => void;
};

/** A background image from the library and its settings. Default values are not stored. */
export function PictureFields({ id, label, value, behind, isDisabled, onChange }: Props) {
  const change = (part: Partial<PictureFill>) => {
    const entries = Object.entries({ ...(value ?? { behind }), ...part }).filter(
      ([name, said]) => said !== undefined && said !== USUAL[name],
    );
    onChange(Object.fromEntries(entries) as PictureFill);
  };
  return (
    <>
      <PictureField
        id={id}
        label={label}
        picture={value?.$image ?? null}
        isDisabled={isDisabled}
        onChoose={($image) => change({ $image })}
        onRemove={() => onChange(value?.behind)}
      />
      {value && <PictureLying value={value} isDisabled={isDisabled} onChange={change} />}
    </>
  );
}

const USUAL: Record<string, string> = { size: "cover", position: "center", repeat: "no-repeat" };
