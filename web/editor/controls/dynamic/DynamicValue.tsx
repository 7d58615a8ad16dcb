import { type ReactNode, useRef, useState } from "react";
import { isBinding, staticValue } from "../../../documents/bindings";
import type { Setting } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import { DynamicButton } from "./DynamicButton";
import { DynamicChip } from "./DynamicChip";
import type { SettingPlace } from "./SettingPlace";

type Options = {
  id: string;
  setting: Setting;
  value: unknown;
  place: SettingPlace;
  isDisabled?: boolean;
  /** Undefined removes the value. */
  onChange: (value: unknown) => void;
};

type Parts = {
  button: ReactNode;
  /** The parts of a setting with a dynamic value; `fallbackControl` edits its fallback. */
  bound: ((fallbackControl: ReactNode) => ReactNode) | null;
  /** The setting with another fallback. */
  withFallback: (fallback: unknown) => unknown;
};

/** The button that makes a setting dynamic, and what its row shows then. */
export function useDynamicValue({ id, setting, value, place, isDisabled, onChange }: Options): Parts {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = isBinding(value) ? (value.$bind?.source ?? "") : undefined;
  const fallback = staticValue(value);
  const withSource = (source: string, other: unknown) => ({
    $bind: { source, ...(other === undefined ? {} : { fallback: other }) },
  });
  const remove = () => onChange(fallback);
  return {
    button: (
      <DynamicButton
        label={setting.label}
        kind={setting.kind}
        chosen={chosen}
        button={button}
        isOpen={isOpen}
        isDisabled={isDisabled}
        onOpen={setIsOpen}
        onChoose={(source) => onChange(withSource(source, isSample(fallback, setting) ? undefined : fallback))}
        onRemove={remove}
      />
    ),
    bound:
      chosen === undefined
        ? null
        : (fallbackControl) => (
            <>
              <DynamicChip
                id={id}
                label={setting.label}
                source={chosen}
                place={place}
                isDisabled={isDisabled}
                onOpen={() => setIsOpen(true)}
                onRemove={remove}
              />
              <div className="dynamic-fallback">
                <label htmlFor={fallbackId(id)}>{gettext("Fallback")}</label>
                {fallbackControl}
              </div>
            </>
          ),
    withFallback: (other) => withSource(chosen ?? "", other),
  };
}

export const fallbackId = (id: string) => `${id}-fallback`;

/** The default of a setting is a sample, which visitors should not see as a fallback. */
const isSample = (value: unknown, { default: sample }: Setting) => JSON.stringify(value) === JSON.stringify(sample);
