import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState } from "react";
import type { SelectSetting } from "../../../kit/schema/settings";
import { importLater } from "../../layers/importLater";
import { Popover } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { IconPreview } from "./IconPreview";
import { labelOf } from "./iconLabel";

// Loads with the first picker that opens.
const IconPicker = lazy(() => importLater(() => import("./IconPicker")));

/** One of the kit's icons, chosen from a grid or by name. */
export function IconControl({ id, setting, value, onChange, isDisabled }: ControlProps<string, SelectSetting<string>>) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useId();
  const chosen =
    setting.options.find(([name]) => name === (value ?? ""))?.[1] ?? (value ? labelOf(value) : gettext("None"));

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className="input icon-control"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popover : undefined}
        aria-label={gettext("{label}: {value}", { label: setting.label, value: chosen })}
        disabled={isDisabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        {value && <IconPreview name={value} />}
        <span>{chosen}</span>
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <Popover id={popover} label={setting.label} origin={button} onClose={() => setIsOpen(false)}>
          <Suspense fallback={<p className="icon-picker__none">{gettext("Loading …")}</p>}>
            <IconPicker
              options={setting.options}
              value={value ?? ""}
              onChoose={(name) => {
                onChange(name);
                close();
              }}
            />
          </Suspense>
        </Popover>
      )}
    </>
  );
}
