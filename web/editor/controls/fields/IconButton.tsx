import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "type" | "className" | "aria-label"> & {
  /** What it does, and to what. */
  label: string;
  Icon: LucideIcon;
  isSmall?: boolean;
};

/** A button that shows only an icon. Without a title, its label is also the tooltip. */
export const IconButton = ({ label, Icon, isSmall, title = label, ...button }: Props) => (
  <button
    type="button"
    className={isSmall ? "icon-button icon-button--small" : "icon-button"}
    aria-label={label}
    title={title}
    {...button}
  >
    <Icon aria-hidden />
  </button>
);
