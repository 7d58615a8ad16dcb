import { useSyncExternalStore } from "react";
import type { Mode } from "../../../theme/palette";
import type { Variable } from "../../../theme/variables";
import { withoutValue, withValue } from "../../siteDesign/changeDesign";
import type { DesignSession, DesignState } from "../../siteDesign/DesignSession";
import { gettext } from "../../texts/gettext";

export type DesignRow = { variable: Variable; session: DesignSession; state: DesignState };

export const useDesign = (session: DesignSession): DesignState =>
  useSyncExternalStore(session.subscribe, session.state);

/** The changes of one row: a value, or none. */
export const rowActions = ({ variable: { name, label }, session, state: { design } }: DesignRow) => ({
  set: (mode: Mode | null, value: string | undefined) =>
    session.change(withValue(design, name, mode, value), label, `${name}.${mode}`),
  reset: () => session.change(withoutValue(design, name), gettext("Reset {label}", { label }), `${name}.reset`),
});
