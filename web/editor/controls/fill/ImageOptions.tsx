import type { ImageFill } from "../../../documents/document";
import { matchesSyntax } from "../../../kit/style/syntax";
import { ColorField } from "../color/ColorField";
import { Segmented } from "../fields/Segmented";

const SIZES = [
  { value: "cover", label: "Cover" },
  { value: "contain", label: "Contain" },
  { value: "auto", label: "Original size" },
];
const POSITIONS = [
  ["center", "Center"],
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
  ["no-repeat", "No repeat"],
  ["repeat", "Repeat"],
  ["repeat-x", "Repeat horizontally"],
  ["repeat-y", "Repeat vertically"],
] as const;

type Props = { value: ImageFill; isDisabled?: boolean; onChange: (part: Partial<ImageFill>) => void };

/** The position, size, repeat, overlay and background color of a background image. */
export const ImageOptions = (props: Props) => (
  <>
    <Layout {...props} />
    <label className="fill__row">
      <span>Fixed background</span>
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
    <Color {...props} name="overlay" label="Overlay" />
    <Color {...props} name="behind" label="Background color" />
  </>
);

const Layout = ({ value, isDisabled, onChange }: Props) => (
  <>
    <Segmented
      label="Background size"
      options={SIZES}
      value={value.size ?? "cover"}
      isDisabled={isDisabled}
      onChange={(size) => onChange({ size })}
    />
    <Choice
      label="Background position"
      options={POSITIONS}
      value={value.position ?? "center"}
      isDisabled={isDisabled}
      onChange={(position) => onChange({ position })}
    />
    {value.size && (
      <Choice
        label="Background repeat"
        options={REPEATS}
        value={value.repeat ?? "no-repeat"}
        isDisabled={isDisabled}
        onChange={(repeat) => onChange({ repeat })}
      />
    )}
  </>
);

type ColorProps = Props & { name: "overlay" | "behind"; label: string };

const Color = ({ name, label, value, isDisabled, onChange }: ColorProps) => (
  <div className="fill__row">
    <span aria-hidden>{label}</span>
    <ColorField
      label={label}
      value={value[name]}
      canHoldVariables
      accepts={(text) => matchesSyntax("color", text)}
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
      {options.map(([option, optionLabel]) => (
        <option key={option} value={option}>
          {optionLabel}
        </option>
      ))}
    </select>
  </label>
);
