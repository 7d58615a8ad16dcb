import { type LucideIcon, X } from "lucide-react";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";

type Props = {
  id: string;
  Icon: LucideIcon;
  title: string;
  /** The name of the target for screen readers, if it is not its title. */
  name?: string;
  isDisabled?: boolean;
  onRemove: () => void;
};

/** What a link leads to instead of a URL, with a button that removes it. */
export const TargetLink = ({ id, Icon, title, name = title, isDisabled, onRemove }: Props) => (
  <div className="link__row link__page">
    <Icon aria-hidden />
    <span>{title}</span>
    <IconButton
      id={id}
      label={gettext("Do not link to {title}", { title: name })}
      title={gettext("Remove")}
      Icon={X}
      disabled={isDisabled}
      onClick={onRemove}
    />
  </div>
);
