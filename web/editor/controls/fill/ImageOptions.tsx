import type { ImageFill } from "../../../documents/document";
import { matchesSyntax } from "../../../kit/style/syntax";
import { gettext } from "../../texts/gettext";
import { ColorField } from "../color/ColorField";
import { Segmented } from "../fields/Segmented";

const SIZES = [
  { value: "cover", label: gettext("Cover") },
  { value: "contain", label: gettext("Contain") },
  { value: "auto", label: gettext("Original size") },
];
const POSITIONS = [
  ["center", gettext("Center")],
  ["top", gettext("Top")],
  ["bottom", gettext("Bottom")],
  ["left", gettext("Left")],
  ["right", gettext("Right")],
  ["top left", gettext("Top left")],
  ["top right", gettext("Top right")],
  ["bottom left", gettext("Bottom left")],
  ["bottom right", gettext("Bottom right")],
] as const;
const REPEATS = [
  ["no-repeat", gettext("No repeat")],
  ["repeat", gettext("Repeat")],
  ["repeat-x", gettext("Repeat horizontally")],
  ["repeat-y", gettext("Repeat vertically")],
] as const;

type Props = { value: ImageFill; isDisabled?: boolean; onChange: (part: Partial<ImageFill>) => void };

/** The position, size, repeat, overlay and background color of a background image. */
export const ImageOptions = (props: Props) => (
  <>
    <Layout {...props} />
    <label className="fill__row">
      <span>{gettext("Fixed background")}</span>
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
    <Color {...props} name="overlay" label={gettext("Overlay")} />
    <Color {...props} name="behind" label={gettext("Background color")} />
  </>
);

const Layout = ({ value, isDisabled, onChange }: Props) => (
  <>
    <Segmented
      label={gettext("Background size")}
      options={SIZES}
      value={value.size ?? "cover"}
      isDisabled={isDisabled}
      onChange={(size) => onChange({ size })}
    />
    <Choice
      label={gettext("Background position")}
      options={POSITIONS}
      value={value.position ?? "center"}
      isDisabled={isDisabled}
      onChange={(position) => onChange({ position })}
    />
    {value.size && (
      <Choice
        label={gettext("Background repeat")}
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
