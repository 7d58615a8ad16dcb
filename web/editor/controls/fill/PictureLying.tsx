import type { PictureFill } from "../../../kit/document";
import { matchesSyntax } from "../../../kit/style/syntax";
import { ColourField } from "../colour/ColourField";
import { Segmented } from "../fields/Segmented";

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

type Props = { value: PictureFill; isDisabled?: boolean; onChange: (part: Partial<PictureFill>) => void };

/** How a picture lies behind an element, and what lies over and behind it. */
export const PictureLying = (props: Props) => (
  <>
    <Place {...props} />
    <label className="fill__row">
      <span>Stands still while the page scrolls</span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-checked={props.value.attachment === "fixed"}
        checked={props.value.attachment === "fixed"}
        disabled={props.isDisabled}
        onChange={(event) => props.onChange({ attachment: event.target.checked ? "fixed" : undefined })}
      />
    </label>
    <Colour {...props} name="overlay" label="Veil over it" />
    <Colour {...props} name="behind" label="Colour behind it" />
  </>
);

const Place = ({ value, isDisabled, onChange }: Props) => (
  <>
    <Segmented
      label="Size of the picture"
      options={SIZES}
      value={value.size ?? "cover"}
      isDisabled={isDisabled}
      onChange={(size) => onChange({ size })}
    />
    <Choice
      label="Position"
      options={POSITIONS}
      value={value.position ?? "center"}
      isDisabled={isDisabled}
      onChange={(position) => onChange({ position })}
    />
    {value.size && (
      <Choice
        label="Shown"
        options={REPEATS}
        value={value.repeat ?? "no-repeat"}
        isDisabled={isDisabled}
        onChange={(repeat) => onChange({ repeat })}
      />
    )}
  </>
);

type ColourProps = Props & { name: "overlay" | "behind"; label: string };

const Colour = ({ name, label, value, isDisabled, onChange }: ColourProps) => (
  <div className="fill__row">
    <span aria-hidden>{label}</span>
    <ColourField
      label={label}
      value={value[name]}
      canHoldVariables
      accepts={(text) => matchesSyntax("colour", text)}
      isDisabled={isDisabled}
      onChange={(next) => onChange({ [name]: next })}
    />
  </div>
);

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
