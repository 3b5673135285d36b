/** A question and its answer; paragraphs may hold `[links](/somewhere)`. */
interface AskedQuestion {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const LINK = /\[([^\][]+)\]\([^()\s]+\)/g;

/** schema.org markup of a page of questions; the answers are the visible words without their links. */
export function faqJsonLd(questions: readonly AskedQuestion[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, paragraphs }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: paragraphs.join(" ").replaceAll(LINK, "$1") },
    })),
  };
}
