import { useState } from "react";
import type { Control } from "../controls/control";
import { SettingRowContext } from "../controls/list/SettingRowContext";
import { SettingRow } from "../panels/settings/rows/SettingRow";

type Props = { of: Control; setting: object; value: unknown; inherited?: unknown; onValue?: (value: unknown) => void };

/** A control in its row that keeps its value, as in the settings panel. */
export function ControlHost({ of: Part, setting, value, inherited, onValue }: Props) {
  const [held, setValue] = useState(value);
  const { label } = setting as { label: string };
  return (
    <div>
      <label htmlFor="control">{label}</label>
      <SettingRowContext value={SettingRow}>
        <Part
          id="control"
          setting={setting}
          value={held}
          inherited={inherited}
          onChange={(next) => {
            setValue(next);
            onValue?.(next);
          }}
        />
      </SettingRowContext>
    </div>
  );
}
