import type { ElementAttributes } from "../defineWidget";

type Props = Partial<ElementAttributes> & { html: string };

/** HTML that the server sanitised when it was saved. Takes `root(…)` where it is the whole widget. */
export function RichText({ html, className = "richtext", ...attributes }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised with nh3 on save and again before rendering
  return <div {...attributes} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
