import { StructuredData } from "../../../web/kit/parts/StructuredData";

export type Question = { question: string; answer: string };

/** Questions and answers as https://schema.org/FAQPage. */
export function FaqSchema({ questions }: { questions: readonly Question[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return <StructuredData data={{ "@type": "FAQPage", mainEntity }} />;
}
