import type { ReactNode } from "react";
import { useEnvironment } from "../environment/environment";
import { InlineText } from "../parts/InlineText";
import { Icon } from "../parts/icons/Icon";
import type { IconName } from "../parts/icons/icons";
import { commandAttributes } from "./Dialog";
import { dialogId } from "./dialogId";

type Props = {
  /** The id of the element. */
  id: string;
  variant: "primary" | "secondary" | "plain";
  icon?: IconName | "";
  /** Shown instead of text. */
  image?: ReactNode;
  /** The button's text, or its accessible name if it shows an image or icon. */
  label: string;
  isIconAlone?: boolean;
};

/** The button that opens a dialog. HTML does not allow `aria-expanded` next to a command: the script sets it. */
export function DialogTrigger({ id, variant, icon = "", image, label, isIconAlone }: Props) {
  const { mode } = useEnvironment();
  const dialog = dialogId(id);
  return (
    <button
      type="button"
      className={`dialog__trigger dialog__trigger--${image ? "image" : variant}`}
      aria-label={image || isIconAlone ? label : undefined}
      aria-haspopup="dialog"
      aria-controls={dialog}
      {...(mode === "page" && commandAttributes(dialog, "show-modal"))}
    >
      {image ?? (
        <>
          <Icon name={icon} />
          {!isIconAlone && <InlineText name="button_text">{label}</InlineText>}
        </>
      )}
    </button>
  );
}
