import { Card } from "#design-system/card.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { Papers } from "#modules/contract-papers/ui/papers.tsx";
import { PdfButton } from "#modules/contract-papers/ui/pdf-button.tsx";
import type { SigningCalls, SigningSessionView } from "./signing-calls.ts";

/** The contract to keep: the sealed copy first, then what was signed. */
export function SignedPapers({ session, calls }: { session: SigningSessionView; calls: SigningCalls }) {
  const t = useText();
  const copy = session.files.findLast(({ name }) => name === "completed" || name === "signed");
  const isCompleted = copy?.name === "completed";
  return (
    <div className="grid gap-6">
      {copy && (
        <Card aria-labelledby="copy-title" as="section" className="grid gap-4">
          <h2 className="text-title" id="copy-title">
            {isCompleted ? t("Your completed contract") : t("Your signed contract")}
          </h2>
          <p className="max-w-prose">
            {isCompleted
              ? t("Signed by you and by us, with its certificate: who signed what, when and from where.")
              : t(
                  "With your signature and its certificate. We countersign next, and then the completed contract replaces this copy.",
                )}
          </p>
          <p>
            <PdfButton calls={calls} name="contract" title={copy.title}>
              {t("Download contract (PDF)")}
            </PdfButton>
          </p>
          <p className="text-fine break-all text-ink-muted">
            {rich(t("SHA-256 of the file: {digest}"), {
              digest: <span className="tabular-nums">{copy.sha256}</span>,
            })}
          </p>
        </Card>
      )}
      <Papers
        calls={calls}
        documents={session.documents}
        sellerNote={isCompleted ? t("countersigned.") : undefined}
        renderField={({ label }) => (
          <p className="flex items-center gap-2 rounded-control bg-success-soft p-3 font-medium">
            <Icon className="shrink-0 text-success" name="check" />
            {t("Signed: {label}", { label })}
          </p>
        )}
      />
    </div>
  );
}
