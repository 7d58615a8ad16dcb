import { MousePointerClick, X } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import type { LinkAction } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
import { Popover } from "../../layers/onDemand";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";
import { linkActions } from "./actions";
import { useTargets } from "./actions/targets";

type ChooseProps = { isDisabled?: boolean; onChoose: (action: LinkAction) => void };

/** The button with the list of link actions. */
export function ChooseAction({ isDisabled, onChoose }: ChooseProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <IconButton
        ref={button}
        label={gettext("Choose a link action")}
        title={gettext("Link action")}
        Icon={MousePointerClick}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Popover id={id} label={gettext("Link action")} origin={button} onClose={() => setOpen(false)}>
          <ActionList onChoose={onChoose} />
        </Popover>
      )}
    </>
  );
}

function ActionList({ onChoose }: Pick<ChooseProps, "onChoose">) {
  const targets = useTargets();
  const actions = useLinkActions();
  return (
    <ul className="link__actions">
      {actions.map(({ label, Icon, make }, index) => (
        <li key={label}>
          <button type="button" data-first={index === 0 || undefined} onClick={() => onChoose(make(targets))}>
            <Icon aria-hidden /> {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Kept between renders: a new component for the same fields would lose the focus. */
function useLinkActions() {
  const { widgets } = useEditorContext();
  return useMemo(() => linkActions(widgets), [widgets]);
}

type Props = {
  id: string;
  action: LinkAction;
  isDisabled?: boolean;
  onChange: (action: LinkAction) => void;
  onRemove: () => void;
};

/** The chosen action and its settings. An unknown action keeps its settings. */
export function ActionLink({ id, action, isDisabled, onChange, onRemove }: Props) {
  const choice = useLinkActions().find(({ owns }) => owns(action));
  const Icon = choice?.Icon ?? MousePointerClick;
  const label = choice?.label ?? gettext("Action “{name}”", { name: action.name });
  return (
    <div className="link__action">
      <div className="link__row link__page">
        <Icon aria-hidden />
        <span>{label}</span>
        <IconButton
          label={gettext("Remove “{label}”", { label })}
          title={gettext("Remove")}
          Icon={X}
          disabled={isDisabled}
          onClick={onRemove}
        />
      </div>
      {choice && <choice.Fields id={id} action={action} onChange={onChange} isDisabled={isDisabled} />}
    </div>
  );
}
