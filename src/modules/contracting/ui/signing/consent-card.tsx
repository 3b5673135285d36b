import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CONSENT_STATEMENT } from "#modules/contract-record/domain/contract-event.ts";
import { PdfButton } from "#modules/contract-papers/ui/pdf-button.tsx";
import type { SigningCalls, SigningSessionView } from "./signing-calls.ts";

/** ESIGN 101(c): what agreeing means, a file to try, and the agreement itself, before anything can be signed. */
export function ConsentCard({
  session,
  calls,
  onAgreed,
}: {
  readonly session: SigningSessionView;
  readonly calls: SigningCalls;
  readonly onAgreed: () => void;
}) {
  const t = useText();
  const [isAgreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const { run, error, isBusy } = useWrite();
  const [sample] = session.documents;
  const agree = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isAgreed);
    if (!isAgreed) {
      document.querySelector<HTMLElement>("#sign-consent")?.focus();
      return;
    }
    const { packageId, consentVersion, signer } = session;
    const state = await run(() => calls.consent({ packageId, consent: true, consentVersion, signer }));
    if (state) onAgreed();
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void agree(event)}>
      <Card aria-labelledby="consent-title" as="section" className="grid gap-4">
        <h2 className="text-lead font-semibold outline-none" id="consent-title" tabIndex={-1}>
          {t("Signing electronically")}
        </h2>
        <ul className="grid max-w-prose gap-1.5 text-small">
          {CONSENT_STATEMENT.map(({ about, says }) => (
            <li key={about}>
              <strong className="font-semibold">{t(about)}</strong> {t(says)}
            </li>
          ))}
        </ul>
        {sample && (
          <p className="-mx-3">
            <PdfButton calls={calls} look="quiet" name={sample.kind} title={sample.title}>
              {t("Open the sample PDF")}
            </PdfButton>
          </p>
        )}
        <CheckboxField
          checked={isAgreed}
          error={missing ? t("Agree to sign electronically.") : undefined}
          id="sign-consent"
          label={t(
            "I can open PDF files, and I agree to read, sign and receive the documents of this purchase electronically.",
          )}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setMissing(false);
          }}
        />
        {error && <AlertBar type="error">{error.message}</AlertBar>}
      </Card>
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {t("Agree and continue")}
        </Button>
      </StepActions>
    </form>
  );
}
