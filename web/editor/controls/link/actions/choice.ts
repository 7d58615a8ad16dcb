import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Element } from "../../../../documents/document";
import type { LinkAction } from "../../../../kit/schema/settings";

export type ActionFieldsProps = {
  /** The id of its first input. */
  id: string;
  action: LinkAction;
  onChange: (action: LinkAction) => void;
  isDisabled?: boolean;
};

/** One link action, as owners choose it. */
export type LinkActionChoice = {
  label: string;
  Icon: LucideIcon;
  /** The stored value of a new action on a page with these elements. */
  make: (elements: readonly Element[]) => LinkAction;
  /** Whether a stored action is of this kind. */
  owns: (action: LinkAction) => boolean;
  Fields: ComponentType<ActionFieldsProps>;
};
