import { Link } from "react-router";
import { inlineLinks, type TextRun } from "../domain/inline-links.ts";

const LINK = "text-link underline underline-offset-4 wrap-anywhere";

/** Paragraphs of a retailer's words, with the links that may be links (NAV-10). */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph, index) => (
    <p key={index}>
      {inlineLinks(paragraph).map((run, at) => (
        <Run key={at} {...run} />
      ))}
    </p>
  ));
}

function Run({ text, href }: TextRun) {
  if (href === undefined) return text;
  if (href.startsWith("/")) {
    return (
      <Link className={LINK} to={href}>
        {text}
      </Link>
    );
  }
  return (
    // A phone number stays in one piece.
    <a
      className={href.startsWith("tel:") ? `${LINK} whitespace-nowrap` : LINK}
      href={href}
      rel={href.startsWith("http") ? "noopener" : undefined}
    >
      {text}
    </a>
  );
}
