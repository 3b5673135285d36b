import { useText } from "#platform/browser/texts/texts.tsx";
import type { PrivacyRequestKind } from "../domain/privacy-request.ts";
import { KIND_TEXTS } from "../messages.ts";

/** What each kind of request is called, in the reader's language. */
export function useKindTexts(): Readonly<Record<PrivacyRequestKind, string>> {
  const t = useText();
  return {
    access: t(KIND_TEXTS.access),
    delete: t(KIND_TEXTS.delete),
    correct: t(KIND_TEXTS.correct),
    "opt-out": t(KIND_TEXTS["opt-out"]),
  };
}
