import { useId, useState } from "react";
import type { DecimalSetting } from "../../../kit/schema/settings";
import { parseNumber } from "../../../rules/money/parseNumber";
import { decimalText } from "../../../rules/numbers/decimal";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";

/** A number, typed as in any country and stored in plain notation. What is no number is not stored. */
export function DecimalControl({ id, value, onChange, isDisabled }: ControlProps<string, DecimalSetting>) {
  const [typed, setTyped] = useState<string | null>(null);
  const faultId = useId();
  const isWrong = typed !== null && plainDecimal(typed) === null;

  function type(text: string) {
    setTyped(text);
    const plain = plainDecimal(text);
    if (plain !== null) onChange(plain);
  }

  return (
    <div className="decimal">
      <input
        id={id}
        type="text"
        inputMode="decimal"
        className="input"
        value={typed ?? value ?? ""}
        disabled={isDisabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultId : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => !isWrong && setTyped(null)}
      />
      {isWrong && (
        <p id={faultId} className="input__fault">
          {gettext("Enter a number such as 12.50.")}
        </p>
      )}
    </div>
  );
}

/** In plain notation; empty for an empty text, null for an invalid number. */
export function plainDecimal(text: string): string | null {
  if (!text.trim()) return "";
  const number = parseNumber(text, { decimal_separator: "." });
  return number && decimalText(number, number.scale > 0 ? 2 : 0);
}
