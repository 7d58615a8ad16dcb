import { useEnvironment } from "../environment/environment";
import type { ElementAttributes } from "../schema/defineWidget";
import { isolatePhonesInHtml } from "./phoneNumbers";

type Props = Partial<ElementAttributes> & {
  html: string;
  /** The name of the setting, if it is marked `inline`. */
  name?: string;
};

/** HTML that the server sanitized when it was saved. Pass `root(…)` if it is the whole widget. */
export function RichText({ html, name, className = "richtext", ...attributes }: Props) {
  const { inline, direction } = useEnvironment();
  if (inline && name) return <inline.Rich {...attributes} html={html} name={name} className={className} />;
  const shown = direction === "rtl" ? isolatePhonesInHtml(html) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with nh3 on save and again before rendering
  return <div {...attributes} className={className} dangerouslySetInnerHTML={{ __html: shown }} />;
}
