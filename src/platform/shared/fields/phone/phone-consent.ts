import { CONSENT_REQUIRED } from "../field-messages.ts";
import { phoneDigits } from "./phone.ts";

/** A phone number as one form takes it. */
interface GivenPhone {
  /** As typed; empty or left out where it may be. */
  readonly phone: string | undefined;
  /** The box beside it. */
  readonly consent: boolean | undefined;
  /** A number that its owner agreed to be contacted at before: no second box for the same one. */
  readonly agreedPhone?: string | undefined;
}

/**
 * VAL-09: whoever gives a phone number agrees to be contacted there. The one rule of every form with a phone number:
 * checkout, delivery, the link to a phone, messages to a dealer.
 * @returns the message to show beside the box, or undefined
 */
export function phoneConsentProblem(given: GivenPhone): string | undefined {
  return needsPhoneConsent(given) && given.consent !== true ? CONSENT_REQUIRED : undefined;
}

/** Whether the form has to show the box: a number is there, and it is not one that was agreed to. */
export function needsPhoneConsent({ phone, agreedPhone }: Omit<GivenPhone, "consent">): boolean {
  if (phone === undefined || phone.trim() === "") return false;
  const digits = phoneDigits(phone);
  return digits === undefined || agreedPhone === undefined || digits !== phoneDigits(agreedPhone);
}
