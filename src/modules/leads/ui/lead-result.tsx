import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, buttonClass } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { Icon } from "#design-system/icon.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { LeadKind } from "../domain/lead-schema.ts";
import { leadMessages } from "../messages.ts";
import type { LeadSubject } from "./lead-subject.ts";
import type { Lead } from "./use-lead.ts";

interface LeadResultProps {
  readonly kind: LeadKind;
  readonly subject: LeadSubject;
  readonly lead: Lead;
  /** After success: there is nothing left to do here. */
  readonly onDone: () => void;
}

/** LEAD-02: the success modal, or the failure modal with its ways out. */
export function LeadResult({ kind, subject, lead, onDone }: LeadResultProps) {
  const t = useText();
  const text = useTexts(leadMessages);
  const { view, isBusy, retry, backToForm } = lead;
  const { dealer, vehicleTitle: vehicle } = subject;
  const isDrive = kind === "test-drive";
  const failed = text(isDrive ? "leads.testDriveFailed" : "leads.contactFailed");
  const values = { dealer: dealer.name, vehicle };
  return (
    <>
      <Dialog
        actions={<Button onClick={onDone}>{t("Done")}</Button>}
        onClose={() => view.kind === "sent" && onDone()}
        open={view.kind === "sent"}
        title={isDrive ? t("Your test drive request is sent") : t("Your message is sent")}
      >
        <p className="flex gap-3">
          <Icon className="mt-0.5 shrink-0 text-success" name="success" size={24} />
          <span>
            {isDrive
              ? t(
                  "{dealer} will call you to confirm your test drive of the {vehicle}. We've emailed you a copy of the time you asked for.",
                  values,
                )
              : t(
                  "{dealer} has your message about the {vehicle} and will get back to you. We've emailed you a confirmation.",
                  values,
                )}
          </span>
        </p>
      </Dialog>
      <Dialog
        actions={
          <>
            <Button busy={isBusy} onClick={retry}>
              {t("Try again")}
            </Button>
            <a className={buttonClass("secondary")} href={`tel:+1${dealer.phone}`}>
              <Icon name="phone" />
              {t("Call {phone}", { phone: formatPhone(dealer.phone) })}
            </a>
          </>
        }
        onClose={() => view.kind === "failed" && backToForm()}
        open={view.kind === "failed"}
        title={isDrive ? t("Test drive") : t("Contact dealer")}
      >
        <AlertBar type="error">
          {failed}
          {view.kind === "failed" && view.reason && <span className="block">{t(view.reason)}</span>}
        </AlertBar>
        <p className="pt-4">{t("Nothing you wrote is lost.")}</p>
      </Dialog>
    </>
  );
}
