import { Database } from "lucide-react";
import { type RefObject, useId } from "react";
import { Popover } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";
import { SourcePicker } from "./SourcePicker";

type Props = {
  /** The label of the setting. */
  label: string;
  kind: string;
  chosen: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  isDisabled?: boolean;
  onOpen: (isOpen: boolean) => void;
  onChoose: (source: string) => void;
  onRemove: () => void;
};

/** The button next to a setting's label that opens the list of sources. */
export function DynamicButton({ label, kind, chosen, button, isOpen, isDisabled, onOpen, onChoose, onRemove }: Props) {
  const popover = useId();
  const closing = (act: () => void) => () => {
    act();
    onOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="dynamic-button"
        title={gettext("Dynamic value")}
        aria-label={gettext("{label}: dynamic value", { label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popover : undefined}
        data-chosen={chosen !== undefined || undefined}
        disabled={isDisabled}
        onClick={() => onOpen(!isOpen)}
      >
        <Database aria-hidden />
      </button>
      {isOpen && (
        <Popover
          id={popover}
          label={gettext("{label}: dynamic value", { label })}
          origin={button}
          onClose={() => onOpen(false)}
        >
          <SourcePicker
            kind={kind}
            chosen={chosen}
            onChoose={(source) => closing(() => onChoose(source))()}
            onRemove={chosen === undefined ? undefined : closing(onRemove)}
          />
        </Popover>
      )}
    </>
  );
}
