import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";

type Option = { value: string; label: string; Icon?: LucideIcon };
type Props = {
  id?: string;
  label: string;
  options: readonly Option[];
  value: string;
  /** Marked in gray while no value is chosen. */
  inherited?: string;
  isDisabled?: boolean;
  /** A second click on the chosen option clears it, where an empty value is allowed. */
  canClear?: boolean;
  onChange: (value: string) => void;
};

/** A few options side by side: one tab stop; arrow keys choose. */
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
        // biome-ignore lint/a11y/useSemanticElements: radio buttons rendered as joined buttons
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

// In characters; the padding of each option counts as two.
const MAX_CHARACTERS = 20;

/** Whether the options fit side by side in a panel of the default width. */
export const fitsSegmented = (options: readonly (readonly [string, string])[], hasIcons = false) =>
  options.length <= (hasIcons ? 5 : 4) &&
  (hasIcons || options.reduce((sum, [, label]) => sum + label.length + 2, 0) <= MAX_CHARACTERS);
