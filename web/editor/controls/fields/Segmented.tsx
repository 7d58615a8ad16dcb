import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";

type Option = { value: string; label: string; Icon?: LucideIcon };
type Props = {
  id?: string;
  label: string;
  options: readonly Option[];
  value: string;
  /** Marked in grey when nothing is chosen here. */
  inherited?: string;
  isDisabled?: boolean;
  /** A second press on what is chosen gives it up, where "nothing" is a value. */
  canClear?: boolean;
  onChange: (value: string) => void;
};

/** A few choices side by side: one stop for Tab, arrow keys choose. */
export function Segmented({ id, label, options, value, inherited, isDisabled, canClear, onChange }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const first = Math.max(0, chosen);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || isDisabled) return;
    event.preventDefault();
    const index = (first + by + options.length) % options.length;
    onChange(options[index]?.value ?? "");
    (group.current?.children[index] as HTMLElement | undefined)?.focus();
  }

  return (
    <div ref={group} id={id} className="segmented" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {options.map(({ value: option, label: name, Icon }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: radio buttons drawn as joined buttons
        <button
          key={option}
          type="button"
          role="radio"
          aria-checked={option === value}
          data-inherited={(value === "" && option === inherited) || undefined}
          aria-label={Icon ? name : undefined}
          title={name}
          tabIndex={index === first ? 0 : -1}
          disabled={isDisabled}
          onClick={() => onChange(canClear && option === value ? "" : option)}
        >
          {Icon ? <Icon aria-hidden /> : name}
        </button>
      ))}
    </div>
  );
}

// In letters; the space beside each word counts as two.
const LONGEST_ROW = 20;

/** Whether the choices fit side by side in a panel of the usual width. */
export const fitsSegmented = (options: readonly (readonly [string, string])[], hasIcons = false) =>
  options.length <= (hasIcons ? 5 : 4) &&
  (hasIcons || options.reduce((sum, [, label]) => sum + label.length + 2, 0) <= LONGEST_ROW);
