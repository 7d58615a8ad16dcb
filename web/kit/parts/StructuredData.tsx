/** Structured data for search engines (https://schema.org). Browsers do not run it, so the page's policy allows it. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const json = withoutTags(JSON.stringify({ "@context": "https://schema.org", ...data }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that HTML could take for a tag
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const withoutTags = (json: string) =>
  json.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
