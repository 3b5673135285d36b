import { GENERAL_ERROR, isApiError } from "#platform/browser/http/api-error.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { fillText } from "#platform/shared/texts/text.ts";
import { waitText } from "#platform/shared/time/wait-text.ts";
import { identityMessages } from "#modules/accounts/messages.ts";
import type { Refusal } from "#platform/browser/forms/use-form.ts";

/** The words for what went wrong; the retailer's own wording of a known code wins. */
export function useRefusal(): (error: unknown) => Refusal {
  const t = useText();
  const text = useTexts<Readonly<Record<string, string>>>(identityMessages);
  return (error) => {
    if (!isApiError(error)) return { code: "unexpected", text: GENERAL_ERROR };
    const isGeneral = error.code === "identity.checkFields" || !(error.code in identityMessages);
    const [only] = Object.values(error.fields);
    const wait = waitText(error.retryAfterSeconds ?? 60, t);
    const own = fillText(text(error.code), { wait });
    return { code: error.code, text: isGeneral ? (only ?? error.message) : own };
  };
}
