import { useId } from "react";
import type { DesignSession, DesignState } from "../../../siteDesign/DesignSession";
import { gettext } from "../../../texts/gettext";

const SCHEMES = [
  ["auto", gettext("Same as device")],
  ["light", gettext("Light")],
  ["dark", gettext("Dark")],
] as const;

/** Which of the two color schemes visitors see. */
export function SchemeRow({ session, state: { design } }: { session: DesignSession; state: DesignState }) {
  const id = useId();
  return (
    <div className="setting">
      <label className="setting__label" htmlFor={id}>
        {gettext("Color scheme")}
      </label>
      <select
        id={id}
        className="input"
        value={design.mode}
        onChange={(event) =>
          session.change({ ...design, mode: event.target.value as typeof design.mode }, gettext("Color scheme"), "mode")
        }
      >
        {SCHEMES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
