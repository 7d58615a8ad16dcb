import { Icon } from "../../../kit/parts/icons/Icon";
import type { IconName } from "../../../kit/parts/icons/icons";

/** The icon as the page renders it. */
export const IconPreview = ({ name }: { name: string }) => <Icon name={name as IconName} className="icon-sign" />;
