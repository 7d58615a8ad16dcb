import { gettext, pgettext } from "../../texts/gettext";
import type { Join } from "./conditionGroup";

type Props<Offered extends Join> = {
  joins: readonly Offered[];
  value: Offered;
  isDisabled?: boolean;
  onChange: (join: Offered) => void;
};

/** How many rules must be true, within the sentence "{match} of these are true:". */
export const MatchSelect = <Offered extends Join>({ joins, value, isDisabled, onChange }: Props<Offered>) => (
  <select
    className="input"
    aria-label={gettext("Match")}
    value={value}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value as Offered)}
  >
    {joins.map((join) => (
      <option key={join} value={join}>
        {LABELS[join]}
      </option>
    ))}
  </select>
);

const LABELS: Readonly<Record<Join, string>> = {
  all: pgettext("of these are true", "all"),
  any: pgettext("of these are true", "any"),
  not: pgettext("of these are true", "none"),
};
