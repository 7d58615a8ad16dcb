import type { Fault, FieldSettings } from "../defineField";
import { fault } from "../fault";

export const RANGE_UI_STRINGS = ["Choose {min} or later.", "Choose {max} or earlier."] as const;
type RangeUiString = (typeof RANGE_UI_STRINGS)[number];

/**
 * The fault of a date or a time before `min` or after `max`, all in ISO notation, whose order is that of text. `shown` is
 * the text for people; null for an invalid date or time, which limits nothing.
 */
export function rangeFault(answer: string, { min, max }: FieldSettings, shown: (iso: unknown) => string | null) {
  const [least, most] = [shown(min), shown(max)];
  if (least !== null && answer < String(min)) return rangeMessage("Choose {min} or later.", { min: least });
  if (most !== null && answer > String(max)) return rangeMessage("Choose {max} or earlier.", { max: most });
  return null;
}

const rangeMessage = (message: RangeUiString, values: Record<string, string>): Fault =>
  fault<RangeUiString>(message, { values });
