/** HTML that the server sanitised when it was saved. */
export function RichText({ html, className = "richtext" }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised with nh3 on save and again before rendering
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
