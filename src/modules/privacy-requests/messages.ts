import { english } from "#platform/shared/texts/text.ts";
import type { PrivacyRequestKind } from "./domain/privacy-request.ts";

/** Shopper texts of privacy requests; a tenant may override a key. */
export const privacyMessages = {
  "privacy.tooMany": "Too many requests came from here. Please try again later.",
  "privacy.linkUnknown": "This link doesn't work anymore.",
} as const;

/** What each kind is called in a sentence and as a choice. */
export const KIND_TEXTS: Readonly<Record<PrivacyRequestKind, string>> = {
  access: english("send me the personal data you have about me"),
  delete: english("delete my personal data"),
  correct: english("correct my personal data"),
  "opt-out": english("don't sell or share my personal data"),
};
