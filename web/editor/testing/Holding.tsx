import { useState } from "react";
import type { Control } from "../controls/control";

type Props = { of: Control; setting: object; value: unknown; inherited?: unknown; onValue?: (value: unknown) => void };

/** A control with the row around it that keeps its value, as the settings panel does. */
export function Holding({ of: Part, setting, value, inherited, onValue }: Props) {
  const [held, setHeld] = useState(value);
  const { label } = setting as { label: string };
  return (
    <div>
      <label htmlFor="control">{label}</label>
      <Part
        id="control"
        setting={setting}
        value={held}
        inherited={inherited}
        onChange={(next) => {
          setHeld(next);
          onValue?.(next);
        }}
      />
    </div>
  );
}
