import { matchesSyntax } from "../../../kit/style/syntax";
import { gettext } from "../../texts/gettext";
import { ColorField } from "../color/ColorField";
import { MeasureField } from "../fields/MeasureField";
import { type Gradient, printGradient } from "./gradient";

type Props = { id: string; value: Gradient; isDisabled?: boolean; onChange: (css: string) => void };

export function GradientFields({ id, value, isDisabled, onChange }: Props) {
  const change = (part: Partial<Gradient>) => onChange(printGradient({ ...value, ...part }));
  const isColor = (text: string) => matchesSyntax("color", text);
  return (
    <>
      {(["from", "to"] as const).map((end) => (
        <ColorField
          key={end}
          id={end === "from" ? id : undefined}
          label={end === "from" ? gettext("First color") : gettext("Second color")}
          value={value[end]}
          canHoldVariables={false}
          accepts={isColor}
          isDisabled={isDisabled}
          onChange={(next) => typeof next === "string" && isColor(next) && change({ [end]: next })}
        />
      ))}
      <MeasureField
        label={gettext("Angle")}
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
