import { cssValue } from "../../../kit/style/elementCss";
import { matchesSyntax } from "../../../kit/style/syntax";
import { ColourField } from "../colour/ColourField";
import type { StyleControlProps } from "../control";
import { MeasureField } from "../fields/MeasureField";
import { Segmented } from "../fields/Segmented";
import { type Gradient, parseGradient, printGradient } from "./gradient";

const KINDS = [
  { value: "colour", label: "Colour" },
  { value: "gradient", label: "Gradient" },
];
const START: Gradient = { angle: 180, from: "#f5ead9", to: "#d9b98a" };

/** A colour or a gradient; a gradient of more than two colours is edited as the text that it is. */
export function FillControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const isGradient = typeof value === "string" && value.includes("gradient(");
  const gradient = isGradient ? parseGradient(value) : null;
  const change = (part: Partial<Gradient>) => onChange(printGradient({ ...(gradient ?? START), ...part }));
  const isColour = (text: string) => matchesSyntax("colour", text);
  return (
    <div className="fill">
      <Segmented
        label={`Kind of ${setting.label}`}
        options={KINDS}
        value={isGradient ? "gradient" : "colour"}
        isDisabled={isDisabled}
        onChange={(kind) => onChange(kind === "gradient" ? printGradient(START) : gradient?.from)}
      />
      {gradient ? (
        <>
          {(["from", "to"] as const).map((end) => (
            <ColourField
              key={end}
              id={end === "from" ? id : undefined}
              label={end === "from" ? "First colour" : "Second colour"}
              value={gradient[end]}
              canHoldVariables={false}
              accepts={isColour}
              isDisabled={isDisabled}
              onChange={(next) => typeof next === "string" && isColour(next) && change({ [end]: next })}
            />
          ))}
          <MeasureField
            label="Angle"
            value={`${gradient.angle}deg`}
            unit="deg"
            units={["deg"]}
            step={5}
            isDisabled={isDisabled}
            onChange={(next) => next && typeof next === "object" && change({ angle: next.size })}
          />
        </>
      ) : (
        <ColourField
          id={id}
          label={setting.label}
          value={value}
          inherited={inherited}
          canHoldVariables
          accepts={(text) => cssValue(setting, text) !== null}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
    </div>
  );
}
