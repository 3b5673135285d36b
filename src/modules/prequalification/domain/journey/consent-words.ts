import { english, type Text } from "#platform/shared/texts/text.ts";

/** A change of any word below is a new version. */
const CONSENT_VERSION = "2";

const PARAGRAPHS = [
  english(
    "You are giving {brand} and the lenders it works with written instructions under the Fair Credit Reporting Act to get information from your credit file at a credit bureau. The lenders are {lenders}.",
  ),
  english(
    "{brand} and these lenders use the information only to confirm your identity, to pre-qualify you for vehicle financing, and to show you payments for the cars at {brand} for up to 30 days.",
  ),
  english(
    "This is a soft inquiry. It does not affect your credit score. If you apply for financing later, lenders make a hard inquiry, which can lower your score a little. You will be asked again before that.",
  ),
  english(
    "We send a one-time code to the phone number above, or to your email if texts don't get through, to make sure that these instructions come from you. Message and data rates may apply.",
  ),
] as const;
const AGREEMENT = english(
  "I give these written instructions to {brand} and its lenders to get my credit information.",
);
const BUTTON = english("Check my payments");
const NO_LENDERS = english("named before you apply");

/** The written instructions as one reader meets them (15 USC 1681b(a)(2)). */
export interface ConsentWords {
  readonly version: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** Beside the box, which is never ticked beforehand. */
  readonly agreement: string;
  /** On the button that sends the form. */
  readonly button: string;
}

/** The words in the reader's language, with the retailer and the lenders they name. */
export function consentWords(
  t: Text,
  { brand, lenders }: { readonly brand: string; readonly lenders: readonly string[] },
): ConsentWords {
  const named = { brand, lenders: lenders.length === 0 ? t(NO_LENDERS) : [...new Set(lenders)].join(", ") };
  return {
    version: CONSENT_VERSION,
    text: PARAGRAPHS.map((paragraph) => t(paragraph, named)),
    agreement: t(AGREEMENT, named),
    button: t(BUTTON),
  };
}
