import { gettext } from "../../texts/gettext";

type Props = {
  /** A button besides Cancel and Save. */
  other?: { label: string; onPress: () => void } | undefined;
  isBusy: boolean;
  canSave: boolean;
  onSave: () => void;
  onClose: () => void;
};

export const AreaFoot = ({ other, isBusy, canSave, onSave, onClose }: Props) => (
  <footer className="area-dialog__foot">
    {isBusy && <progress aria-label={gettext("Saving…")} />}
    {other && (
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => !isBusy && other.onPress()}>
        {other.label}
      </button>
    )}
    <button type="button" className="button" onClick={onClose}>
      {gettext("Cancel")}
    </button>
    <button
      type="button"
      className="button button--primary"
      aria-disabled={isBusy || !canSave}
      onClick={() => !isBusy && canSave && onSave()}
    >
      {isBusy ? gettext("Saving…") : gettext("Save")}
    </button>
  </footer>
);
