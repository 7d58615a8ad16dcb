export type Question = { question: string; answer: string };

/** Questions and answers as https://schema.org/FAQPage: data, which the page's policy lets stand and no browser runs. */
export function FaqSchema({ questions }: { questions: readonly Question[] }) {
  const page = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that HTML could take for a tag
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: withoutTags(JSON.stringify(page)) }} />;
}

const withoutTags = (json: string) =>
  json.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
