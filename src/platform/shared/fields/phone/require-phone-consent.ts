import { AppError } from "../../app-error.ts";
import { phoneConsentProblem } from "./phone-consent.ts";

/**
 * VAL-09 for a call that takes a phone number.
 * @param code of the refusal, in the words of the module that asks
 * @throws AppError invalid with the field `phoneConsent`
 */
export function requirePhoneConsent(code: string, asked: Parameters<typeof phoneConsentProblem>[0]): void {
  const message = phoneConsentProblem(asked);
  if (message === undefined) return;
  throw new AppError("invalid", { code, message, fields: { phoneConsent: message } });
}
