import type { ReactNode } from "react";
import { Button, LinkButton } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { DraftPage } from "#modules/credit/domain/applicants/applicant-draft.ts";
import { labeledProblem } from "./field-labels.ts";
import type { PageForm } from "./use-draft-page.ts";
import { useWizard } from "./wizard.tsx";
import { placeBefore } from "./wizard-places.ts";

/** The form of one page: what is missing, the fields, whether they are saved, and the way on. */
export function DraftForm<P extends DraftPage>({
  form,
  children,
}: {
  readonly form: PageForm<P>;
  readonly children: ReactNode;
}) {
  const t = useText();
  const { saving } = form;
  const errors = Object.entries(form.summary).map(([id, problem]) => [
    id,
    labeledProblem(t, { page: form.page, id, problem }),
  ]);
  return (
    <form autoComplete="on" className="grid gap-8" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary errors={Object.fromEntries(errors)} key={form.attempts} />
      {children}
      {saving.state === "failed" && saving.error && (
        <RetryAlert onRetry={saving.retry}>
          {saving.error.status === 409 ? saving.error.message : t("We couldn't save this page.")}
        </RetryAlert>
      )}
      <PageActions isBusy={form.isBusy} saving={saving.state} />
    </form>
  );
}

/** On, back, and whether what was typed is kept. */
export function PageActions({
  isBusy,
  saving,
  label,
}: {
  readonly isBusy: boolean;
  /** Of the autosave, where the page has one. */
  readonly saving?: string;
  readonly label?: string;
}) {
  const t = useText();
  const { isCorrection } = useWizard();
  return (
    <StepActions>
      <Button busy={isBusy} className="max-sm:grow" type="submit">
        {label ?? (isCorrection ? t("Save and return to the review") : t("Continue"))}
      </Button>
      <BackLink />
      {/* While it says nothing it takes no room beside the button, and is still there for screen readers. */}
      <p aria-live="polite" className="text-small text-ink-muted empty:absolute">
        {saving === "saving" && t("Saving…")}
        {saving === "saved" && t("Saved")}
      </p>
    </StepActions>
  );
}

function BackLink() {
  const t = useText();
  const { view, here, addressOf, isCorrection } = useWizard();
  const before = placeBefore(view, here);
  if (before === undefined || isCorrection) return null;
  return (
    <LinkButton look="quiet" to={addressOf(before)}>
      {t("Back")}
    </LinkButton>
  );
}
