import { Dialog } from "#design-system/dialog.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import type { LeadKind } from "../domain/lead-schema.ts";
import type { TestDriveTimes } from "../domain/test-drive-times.ts";
import { LeadForm } from "./lead-form.tsx";
import { LeadResult } from "./lead-result.tsx";
import type { LeadSubject } from "./lead-subject.ts";
import { TestDriveGate } from "./test-drive-gate.tsx";
import { useLead } from "./use-lead.ts";

interface LeadDialogProps {
  readonly kind: LeadKind;
  readonly subject: LeadSubject;
  readonly onClose: () => void;
}

/** Writes to the dealer without leaving the page (LEAD-01 to LEAD-03). */
export function LeadDialog({ kind, subject, onClose }: LeadDialogProps) {
  const t = useText();
  const lead = useLead(kind, subject.vehicleKey);
  const isDrive = kind === "test-drive";
  const query = new URLSearchParams({ vehicleKey: subject.vehicleKey });
  const times = useApiData<TestDriveTimes>(isDrive ? `/public/leads/test-drive-times?${query}` : null);
  const { dealer, vehicleTitle: vehicle } = subject;
  return (
    <>
      <Dialog
        // It also closes to make room for what came of it.
        onClose={() => lead.view.kind === "form" && onClose()}
        open={lead.view.kind === "form"}
        title={isDrive ? t("Test drive") : t("Contact dealer")}
      >
        <p className="pb-5 text-ink-muted">
          {t("To {dealer}, about the {vehicle}", { dealer: dealer.name, vehicle })}
        </p>
        {isDrive ? (
          <TestDriveGate error={times.error} onRetry={times.reload} subject={subject} times={times.data}>
            <LeadForm kind={kind} lead={lead} subject={subject} times={times.data} />
          </TestDriveGate>
        ) : (
          <LeadForm kind={kind} lead={lead} subject={subject} />
        )}
      </Dialog>
      <LeadResult kind={kind} lead={lead} onDone={onClose} subject={subject} />
    </>
  );
}
