import { useTexts } from "#platform/browser/texts/texts.tsx";
import type { IdVerificationRecord } from "../domain/id-verification.ts";
import { idVerificationMessages } from "../messages.ts";

/** MSG-51: why a new link is needed. */
export function useProblem({ status, isExpired }: IdVerificationRecord): string | null {
  const text = useTexts(idVerificationMessages);
  if (status === "INITIATED") return isExpired ? text("timedOut") : text("failed");
  if (status === "CANCELED") return text("cancelled");
  if (status === "INCOMPLETE") return text("unfinished");
  return status === "FAILED" ? text("failed") : null;
}
