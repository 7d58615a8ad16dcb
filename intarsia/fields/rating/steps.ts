import type { FieldSettings } from "../../../web/kit/fields/defineField";

/** The ratings that visitors can choose from. */
export const stepsOf = ({ steps }: FieldSettings): string[] =>
  Array.from({ length: Math.min(Math.max(Math.round(Number(steps)) || 5, 3), 10) }, (_, index) => String(index + 1));
