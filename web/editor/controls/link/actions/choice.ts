import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Element } from "../../../../kit/document";
import type { LinkAction } from "../../../../kit/schema/settings";

export type ActionFieldsProps = {
  /** The id of its first input. */
  id: string;
  action: LinkAction;
  onChange: (action: LinkAction) => void;
  isDisabled?: boolean;
};

/** One thing that a link can do, as owners choose it. */
export type LinkActionChoice = {
  label: string;
  Icon: LucideIcon;
  /** What is stored when it is chosen on a page with these elements. */
  make: (elements: readonly Element[]) => LinkAction;
  /** Whether a stored action is this one. */
  owns: (action: LinkAction) => boolean;
  Fields: ComponentType<ActionFieldsProps>;
};
