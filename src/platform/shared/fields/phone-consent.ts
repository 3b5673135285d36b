import { CONSENT_REQUIRED } from "./field-messages.ts";

/** VAL-09: who gives a phone number agrees to be contacted there. The message to show, or undefined. */
export function checkPhoneConsent(phone: string | undefined, consent: boolean): string | undefined {
  return phone !== undefined && phone.trim() !== "" && !consent ? CONSENT_REQUIRED : undefined;
}
