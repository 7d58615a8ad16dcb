import { ICONS, type IconName } from "../../../kit/parts/icons/icons";

/** The icon as the page renders it. */
export const IconPreview = ({ name }: { name: string }) => (
  <svg className="icon-sign" viewBox="0 0 24 24" aria-hidden>
    <path d={ICONS[name as IconName]} />
  </svg>
);
