import { english } from "#platform/shared/texts/text.ts";

/** What people agree to. Change the text and its version together: consents are stored with the version (OP-46). */
export const pushConsent = {
  version: "2026-11-26",
  text: english(
    "We'll show updates about your orders on this device, even when this site is closed. Turn them off in your profile at any time.",
  ),
} as const;

/** Browsers of one account; the one that asked first makes room. */
export const MOST_BROWSERS = 10;
/** An update that comes later than this is none. */
export const USEFUL_SECONDS = 86_400;
