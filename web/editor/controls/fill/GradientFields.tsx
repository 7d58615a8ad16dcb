import { matchesSyntax } from "../../../kit/style/syntax";
import { ColourField } from "../colour/ColourField";
import { MeasureField } from "../fields/MeasureField";
import { type Gradient, printGradient } from "./gradient";

type Props = { id: string; value: Gradient; isDisabled?: boolean; onChange: (css: string) => void };

export function GradientFields({ id, value, isDisabled, onChange }: Props) {
  const change = (part: Partial<Gradient>) => onChange(printGradient({ ...value, ...part }));
  const isColour = (text: string) => matchesSyntax("colour", text);
  return (
    <>
      {(["from", "to"] as const).map((end) => (
        <ColourField
          key={end}
          id={end === "from" ? id : undefined}
          label={end === "from" ? "First colour" : "Second colour"}
          value={value[end]}
          canHoldVariables={false}
          accepts={isColour}
          isDisabled={isDisabled}
          onChange={(next) => typeof next === "string" && isColour(next) && change({ [end]: next })}
        />
      ))}
      <MeasureField
        label="Angle"
        value={`${value.angle}deg`}
        unit="deg"
        units={["deg"]}
        step={5}
        isDisabled={isDisabled}
        onChange={(next) => next && typeof next === "object" && change({ angle: next.size })}
      />
    </>
  );
}
