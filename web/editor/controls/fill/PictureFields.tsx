import type { Look, PictureFill, StyleValue } from "../../../kit/document";
import { matchesSyntax } from "../../../kit/style/syntax";
import { ColourField } from "../colour/ColourField";
import { Segmented } from "../fields/Segmented";
import { PictureField } from "../media/PictureField";

const SIZES = [
  { value: "cover", label: "Fills" },
  { value: "contain", label: "Whole" },
  { value: "auto", label: "Own size" },
];
const POSITIONS = [
  ["center", "Middle"],
  ["top", "Top"],
  ["bottom", "Bottom"],
  ["left", "Left"],
  ["right", "Right"],
  ["top left", "Top left"],
  ["top right", "Top right"],
  ["bottom left", "Bottom left"],
  ["bottom right", "Bottom right"],
] as const;
const REPEATS = [
  ["no-repeat", "Once"],
  ["repeat", "Again and again"],
  ["repeat-x", "Side by side"],
  ["repeat-y", "Below one another"],
] as const;

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
  const colour = (name: "overlay" | "behind", words: string) => (
    <div className="fill__row">
      <span aria-hidden>{words}</span>
      <ColourField
        label={words}
        value={value?.[name]}
        canHoldVariables
        accepts={(text) => matchesSyntax("colour", text)}
        isDisabled={isDisabled}
        onChange={(next) => change({ [name]: next })}
      />
    </div>
  );
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
      {value && (
        <>
          <Segmented
            label="Size of the picture"
            options={SIZES}
            value={value.size ?? "cover"}
            isDisabled={isDisabled}
            onChange={(size) => change({ size })}
          />
          <Choice
            label="Position"
            options={POSITIONS}
            value={value.position ?? "center"}
            isDisabled={isDisabled}
            onChange={(position) => change({ position })}
          />
          {value.size && (
            <Choice
              label="Shown"
              options={REPEATS}
              value={value.repeat ?? "no-repeat"}
              isDisabled={isDisabled}
              onChange={(repeat) => change({ repeat })}
            />
          )}
          <label className="fill__row">
            <span>Stands still while the page scrolls</span>
            <input
              type="checkbox"
              role="switch"
              className="switch"
              aria-checked={value.attachment === "fixed"}
              checked={value.attachment === "fixed"}
              disabled={isDisabled}
              onChange={(event) => change({ attachment: event.target.checked ? "fixed" : undefined })}
            />
          </label>
          {colour("overlay", "Veil over it")}
          {colour("behind", "Colour behind it")}
        </>
      )}
    </>
  );
}

const USUAL: Record<string, string> = { size: "cover", position: "center", repeat: "no-repeat" };

type ChoiceProps = {
  label: string;
  options: readonly (readonly [string, string])[];
  value: string;
  isDisabled?: boolean;
  onChange: (value: string) => void;
};

const Choice = ({ label, options, value, isDisabled, onChange }: ChoiceProps) => (
  <label className="fill__row">
    <span>{label}</span>
    <select className="input" value={value} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
