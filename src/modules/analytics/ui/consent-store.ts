import { consentOf, keptChoice, refusesTracking, type Consent } from "../domain/consent.ts";

const KEY = "fc.consent";
/** Event on `window` when the choice changes. */
export const CONSENT_EVENT = "app:consent";

/** Whether the browser says no for its owner; then nobody is asked. */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return refusesTracking({ doNotTrack, globalPrivacyControl });
}

export function readConsent(): Consent {
  if (browserRefuses()) return "no";
  try {
    return consentOf(localStorage.getItem(KEY), Date.now());
  } catch {
    // Storage is blocked: a choice could not be kept, so nobody is asked and nothing is counted.
    return "no";
  }
}

export function choose(choice: "yes" | "no"): void {
  try {
    localStorage.setItem(KEY, keptChoice(choice, Date.now()));
  } finally {
    window.dispatchEvent(new Event(CONSENT_EVENT));
  }
}
