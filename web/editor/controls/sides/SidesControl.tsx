import { Link2, Unlink2 } from "lucide-react";
import { useState } from "react";
import { cssValue } from "../../../kit/style/elementCss";
import type { StyleControlProps } from "../control";
import { CssControl } from "../css/CssControl";
import { MeasureField, textOf } from "../fields/MeasureField";
import { parseSides, printSides, type Sides } from "./sides";

const EDGES = ["Top", "Right", "Bottom", "Left"] as const;
const CORNERS = ["Top left", "Top right", "Bottom right", "Bottom left"] as const;
const NOTHING: Sides = ["0", "0", "0", "0"];

/** Four lengths, together or each on its own. */
export function SidesControl(props: StyleControlProps) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  const own = typeof value === "string" ? parseSides(value) : null;
  const from = typeof inherited === "string" ? parseSides(inherited) : null;
  const [isLinked, setIsLinked] = useState(() => new Set(own ?? from ?? NOTHING).size === 1);
  if (value !== undefined && !own) return <CssControl {...props} />;
  const names = setting.property === "border-radius" ? CORNERS : EDGES;

  function change(index: number, text: string) {
    if (text === "" && (isLinked || !own)) return onChange(undefined);
    const next: Sides = isLinked ? [text, text, text, text] : [...(own ?? from ?? NOTHING)];
    next[index] = text || "0";
    const css = printSides(next);
    if (cssValue(setting, css) !== null) onChange(css);
  }

  return (
    <div className="sides">
      <div className="sides__fields">
        {names.slice(0, isLinked ? 1 : 4).map((name, index) => (
          <MeasureField
            key={name}
            id={index === 0 ? id : undefined}
            label={isLinked ? `${setting.label}, all sides` : `${setting.label}, ${name.toLowerCase()}`}
            value={own?.[index] ?? ""}
            placeholder={from?.[index] ?? "0"}
            unit="px"
            accepts={(text) => cssValue(setting, text) !== null}
            isDisabled={isDisabled}
            onChange={(next) => change(index, textOf(next))}
          />
        ))}
      </div>
      <button
        type="button"
        className="icon-button icon-button--small"
        aria-pressed={isLinked}
        aria-label={`${setting.label}: same on all sides`}
        title={isLinked ? "Set each side on its own" : "Same on all sides"}
        disabled={isDisabled}
        onClick={() => {
          setIsLinked(!isLinked);
          if (!isLinked && own) onChange(own[0]);
        }}
      >
        {isLinked ? <Link2 /> : <Unlink2 />}
      </button>
    </div>
  );
}
