import type { ElementAttributes } from "../defineWidget";
import { useEnvironment } from "../environment";

type Props = Partial<ElementAttributes> & {
  html: string;
  /** The setting, if it is marked `inline`. */
  name?: string;
};

/** HTML that the server sanitised when it was saved. Takes `root(…)` where it is the whole widget. */
export function RichText({ html, name, className = "richtext", ...attributes }: Props) {
  const { inline } = useEnvironment();
  if (inline && name) return <inline.Rich {...attributes} html={html} name={name} className={className} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised with nh3 on save and again before rendering
  return <div {...attributes} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
