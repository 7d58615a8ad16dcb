import { Link2, Unlink2 } from "lucide-react";
import { useState } from "react";
import { cssValue } from "../../../kit/style/elementCss";
import type { StyleControlProps } from "../control";
import { CssControl } from "../css/CssControl";
import { MeasureField, textOf } from "../fields/MeasureField";
import { type Gaps, parseGaps, printGaps } from "./gaps";

const NAMES = ["between rows", "between columns"] as const;

/** The room between what stands below and beside each other, together or each on its own. */
export function GapsControl(props: StyleControlProps) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  const own = typeof value === "string" ? parseGaps(value) : null;
  const from = typeof inherited === "string" ? parseGaps(inherited) : null;
  const [isLinked, setIsLinked] = useState(() => new Set(own ?? from ?? []).size < 2);
  if (value !== undefined && !own) return <CssControl {...props} />;

  function change(index: number, text: string) {
    if (text === "" && (isLinked || !own)) return onChange(undefined);
    const next: Gaps = isLinked ? [text, text] : [...(own ?? from ?? ["0", "0"])];
    next[index] = text || "0";
    const css = printGaps(next);
    if (cssValue(setting, css) !== null) onChange(css);
  }

  return (
    <div className="sides">
      <div className="sides__fields">
        {NAMES.slice(0, isLinked ? 1 : 2).map((name, index) => (
          <MeasureField
            key={name}
            id={index === 0 ? id : undefined}
            label={isLinked ? `${setting.label}, both ways` : `${setting.label}, ${name}`}
            value={own?.[index] ?? ""}
            placeholder={from?.[index] ?? (isLinked ? "Default" : "0")}
            unit="px"
            min={0}
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
        aria-label={`${setting.label}: same both ways`}
        title={isLinked ? "Set rows and columns apart" : "Same both ways"}
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
