import { type FormEvent, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { useAutosave } from "#platform/browser/forms/use-autosave.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { ApplicantView, ApplicationView } from "#modules/credit/domain/application-view.ts";
import { type ConsentCode, isOptionalConsent } from "#modules/credit/domain/consents.ts";
import { consentTemplates } from "#modules/credit/domain/own-words.ts";
import { ConsentBlock, consentId } from "./consent-block.tsx";
import { OtherPerson } from "./other-person.tsx";
import { PageActions } from "./page-form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { placeAfter, placeToOpen } from "./wizard-places.ts";
import { useWizard } from "./wizard.tsx";

/** What one person agrees to, each in a block of its own and none of it ticked before (VAL-32). */
export function TermsPage() {
  const t = useText();
  const { me } = useWizard();
  const terms = useTerms();
  const errors = me.consents
    .filter(({ code }) => terms.missing.includes(code))
    .map(({ code, own }) => [consentId(code), `${consentTemplates(code, own, t).title}: ${t(UNTICKED)}`]);
  return (
    <>
      <PageHeading title={t("Terms")}>
        {t("Please read each of these and check the boxes you agree to. Nothing is sent yet.")}
      </PageHeading>
      <ErrorSummary errors={Object.fromEntries(errors)} key={terms.attempts} />
      {me.consents.map((consent) => (
        <ConsentBlock
          consent={consent}
          error={terms.missing.includes(consent.code) ? UNTICKED : undefined}
          isTicked={terms.ticked.has(consent.code)}
          key={consent.code}
          onTick={(isTicked) => terms.tick(consent.code, isTicked)}
        />
      ))}
      {terms.saving.state === "failed" && terms.saving.error && (
        <RetryAlert onRetry={terms.retry}>{terms.saving.error.message}</RetryAlert>
      )}
      <OtherPerson />
      <Unfinished isShown={terms.isStuck} />
      <form noValidate onSubmit={terms.onSubmit}>
        <PageActions isBusy={terms.isBusy} label={t("Agree and continue")} saving={terms.saving.state} />
      </form>
    </>
  );
}

const UNTICKED = english("Check this box if you agree. Without it your application can't be sent.");

/** The boxes of one person, kept on the server as they are ticked. */
function useTerms() {
  const { me, here, calls, replace, goOn } = useWizard();
  const [ticked, setTicked] = useState<ReadonlySet<ConsentCode>>(() => new Set(givenBy(me)));
  const [missing, setMissing] = useState<readonly ConsentCode[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const newest = useRef<ApplicationView>(undefined);
  const saving = useAutosave(async (codes: readonly ConsentCode[]) => {
    const given = me.consents
      .filter(({ code }) => codes.includes(code))
      .map(({ code, version }) => ({ code, version }));
    newest.current = await calls.saveConsents(me.role, given);
    replace(newest.current);
  });
  const goOnIfAgreed = async (): Promise<void> => {
    const unticked = me.consents
      .map(({ code }) => code)
      .filter((code) => !ticked.has(code) && !isOptionalConsent(code));
    setMissing(unticked);
    setAttempts((before) => before + 1);
    if (unticked.length > 0) return;
    setBusy(true);
    const isSaved = await saving.flush([...ticked]);
    const view = newest.current;
    if (isSaved && view !== undefined) {
      const mayGoOn = placeAfter(view, here) !== undefined || isDoneHere(view, calls.owner === null);
      setStuck(!mayGoOn);
      if (mayGoOn) await goOn(view);
    }
    setBusy(false);
  };
  return {
    ticked,
    missing,
    attempts,
    isBusy,
    isStuck,
    saving,
    retry: () => void saving.flush([...ticked]),
    tick: (code: ConsentCode, isTicked: boolean): void => {
      const next = new Set([...ticked].filter((other) => other !== code));
      if (isTicked) next.add(code);
      setTicked(next);
      setMissing((before) => before.filter((other) => other !== code));
      void saving.flush([...next]);
    },
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      if (!isBusy) void goOnIfAgreed();
    },
  };
}

const givenBy = ({ consents }: ApplicantView): readonly ConsentCode[] =>
  consents.filter(({ isGiven }) => isGiven).map(({ code }) => code);

/** Checkout goes on once everybody is ready; the invited person is done with their own part. */
function isDoneHere(view: ApplicationView, isInvited: boolean): boolean {
  return isInvited ? view.applicants.every((one) => !one.isMine || one.isComplete) : view.isReady;
}

/** Why the way on is closed although everything here is ticked: a page is incomplete, or somebody else's part is. */
function Unfinished({ isShown }: { readonly isShown: boolean }) {
  const t = useText();
  const { view, go } = useWizard();
  const open = placeToOpen(view);
  if (!isShown) return null;
  if (view.applicants.every((one) => !one.isMine || one.isComplete))
    return view.isReady ? null : (
      <AlertBar type="warning">
        {t("Your part is complete. As soon as the other person has finished theirs, you can continue here.")}
      </AlertBar>
    );
  return (
    <AlertBar
      action={
        open && (
          <Button look="secondary" onClick={() => void go(open)}>
            {t("Go there")}
          </Button>
        )
      }
      type="wrongInput"
    >
      {t("One of the pages isn't complete yet.")}
    </AlertBar>
  );
}
