import { Link2, Unlink2 } from "lucide-react";
import { useState } from "react";
import { cssValue } from "../../../kit/style/cssValue";
import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";
import { CssControl } from "../css/CssControl";
import { MeasureField, textOf } from "./MeasureField";

type Props<Lengths extends readonly string[]> = StyleControlProps & {
  /** The name of each length. */
  names: { [Place in keyof Lengths]: string };
  /** One text per name; null for CSS that cannot be split. */
  parse: (css: string) => Lengths | null;
  print: (lengths: Lengths) => string;
  /** For all lengths together: the label of their shared field, and of the button that links or unlinks them. */
  together: { field: string; button: string; split: string; join: string };
  /** The placeholder of an empty field while they are linked. */
  fallback?: string;
  min?: number;
};

/** Several lengths, linked or separate. */
export function LinkedLengths<Lengths extends readonly string[]>({
  names,
  parse,
  print,
  together,
  fallback = "0",
  min,
  ...props
}: Props<Lengths>) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  const ownValue = typeof value === "string" ? parse(value) : null;
  const from = typeof inherited === "string" ? parse(inherited) : null;
  const [isLinked, setIsLinked] = useState(() => new Set(ownValue ?? from ?? []).size < 2);
  if (value !== undefined && !ownValue) return <CssControl {...props} />;

  function change(index: number, text: string) {
    if (text === "" && (isLinked || !ownValue)) return onChange(undefined);
    const before = ownValue ?? from ?? names.map(() => "0");
    const next: readonly string[] = isLinked ? names.map(() => text) : before.with(index, text || "0");
    // As many as there are names, which TypeScript cannot check.
    const css = print(next as Lengths);
    if (cssValue(setting, css) !== null) onChange(css);
  }

  return (
    <div className="sides">
      <div className="sides__fields">
        {names.slice(0, isLinked ? 1 : names.length).map((name, index) => (
          <MeasureField
            key={name}
            id={index === 0 ? id : undefined}
            label={`${setting.label}, ${isLinked ? together.field : name}`}
            value={ownValue?.[index] ?? ""}
            placeholder={from?.[index] ?? (isLinked ? fallback : "0")}
            unit="px"
            min={min}
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
        aria-label={gettext("{label}: {value}", { label: setting.label, value: together.button })}
        title={isLinked ? together.split : together.join}
        disabled={isDisabled}
        onClick={() => {
          setIsLinked(!isLinked);
          if (!isLinked && ownValue) onChange(ownValue[0]);
        }}
      >
        {isLinked ? <Link2 /> : <Unlink2 />}
      </button>
    </div>
  );
}
