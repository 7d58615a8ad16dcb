import { fontLabel } from "../../../fonts/siteFonts";
import { gettext } from "../../../texts/gettext";

type Props = { id?: string; value: string; placeholder: string; onChange: (value: string) => void };

const WEIGHTS = ["300", "400", "500", "600", "700", "800", "900"];

/** The weight of a font by name. A weight between them, such as 650, stays if it was stored. */
export function WeightField({ id, value, placeholder, onChange }: Props) {
  const weights = value === "" || WEIGHTS.includes(value) ? WEIGHTS : [...WEIGHTS, value];
  return (
    <select
      id={id}
      className="input"
      data-empty={value === "" || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{gettext("Default: {name}", { name: nameOf(placeholder) })}</option>
      {weights.map((weight) => (
        <option key={weight} value={weight}>
          {nameOf(weight)}
        </option>
      ))}
    </select>
  );
}

const nameOf = (weight: string) => fontLabel({ weight, style: "normal" });
