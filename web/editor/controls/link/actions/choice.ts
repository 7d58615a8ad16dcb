import type { ComponentType, SVGProps } from "react";
import type { Element } from "../../../../documents/document";
import type { LinkAction } from "../../../../kit/schema/settings";
import type { TargetInPart } from "../../../saving/api";

export type ActionFieldsProps = {
  /** The id of its first input. */
  id: string;
  action: LinkAction;
  onChange: (action: LinkAction) => void;
  isDisabled?: boolean;
};

/** What links can act on: elements of the page, and of the header and footer around it. */
export type Targets = { elements: readonly Element[]; inParts: readonly TargetInPart[] };

/** One link action, as owners choose it. */
export type LinkActionChoice = {
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The stored value of a new action. */
  make: (targets: Targets) => LinkAction;
  /** Whether a stored action is of this kind. */
  owns: (action: LinkAction) => boolean;
  Fields: ComponentType<ActionFieldsProps>;
};
