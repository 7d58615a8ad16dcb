import type { ReactNode } from "react";
import { useEnvironment } from "../environment";
import type { IconName } from "../icons";
import { Icon } from "../parts/Icon";
import { InlineText } from "../parts/InlineText";
import { commanding } from "./Surface";
import { surfaceId } from "./surfaceId";

type Props = {
  /** The element's. */
  id: string;
  look: "primary" | "secondary" | "plain";
  icon?: IconName | "";
  /** Shown in place of words. */
  picture?: ReactNode;
  /** What it says, or is called where it shows a picture or an icon alone. */
  label: string;
  isIconAlone?: boolean;
};

/** The button that opens a surface. */
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
