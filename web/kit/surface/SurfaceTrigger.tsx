import type { ReactNode } from "react";
import { useEnvironment } from "../environment";
import type { IconName } from "../icons";
import { Icon } from "../parts/Icon";
import { InlineText } from "../parts/InlineText";
import { commanding } from "./Surface";
import { surfaceId } from "./surfaceId";

type Props = {
  /** The id of the element. */
  id: string;
  look: "primary" | "secondary" | "plain";
  icon?: IconName | "";
  /** Shown instead of text. */
  picture?: ReactNode;
  /** The button's text, or its accessible name if it shows an image or icon. */
  label: string;
  isIconAlone?: boolean;
};

/** The button that opens a dialog. */
export function SurfaceTrigger({ id, look, icon = "", picture, label, isIconAlone }: Props) {
  const { mode } = useEnvironment();
  const surface = surfaceId(id);
  return (
    <button
      type="button"
      className={`surface__trigger surface__trigger--${picture ? "picture" : look}`}
      aria-label={picture || isIconAlone ? label : undefined}
      aria-haspopup="dialog"
      aria-controls={surface}
      aria-expanded={false}
      {...(mode === "page" && commanding(surface, "show-modal"))}
    >
      {picture ?? (
        <>
          <Icon name={icon} />
          {!isIconAlone && <InlineText name="button_text">{label}</InlineText>}
        </>
      )}
    </button>
  );
}
