import type { Look, PictureFill, StyleValue } from "../../../kit/document";
import { PictureField } from "../media/PictureField";
import { PictureLying } from "./PictureLying";

type Props = {
  id: string;
  label: string;
  /** Undefined until one is chosen. */
  value: PictureFill | undefined;
  /** The colour there was before it, which stays behind it. */
  behind: StyleValue | undefined;
  isDisabled?: boolean;
  onChange: (value: Look | undefined) => void;
};

/** A picture of the library behind an element, and how it lies there. What is usual is not stored. */
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
