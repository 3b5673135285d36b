import { useText } from "#platform/browser/texts/texts.tsx";
import { type NamedTerms, termsLine } from "./plan-terms.ts";

/** What a plan's name does not say about its term; nothing where it says everything. */
export function TermsText({ plan }: { readonly plan: NamedTerms }) {
  const t = useText();
  const line = termsLine(plan, t);
  return line === "" ? null : <span className="block text-small">{line}</span>;
}
