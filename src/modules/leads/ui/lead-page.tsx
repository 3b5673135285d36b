import { Link, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Breadcrumb } from "#design-system/breadcrumb.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { LeadKind } from "../domain/lead-schema.ts";
import type { LeadStart } from "../domain/lead-values.ts";
import { leadMessages } from "../messages.ts";
import type { TestDriveTimes } from "../domain/test-drive-times.ts";
import { LeadForm } from "./lead-form.tsx";
import { LeadResult } from "./lead-result.tsx";
import type { LeadSubject } from "./lead-subject.ts";
import { TestDriveGate } from "./test-drive-gate.tsx";
import { useLead } from "./use-lead.ts";

interface LeadPageProps {
  readonly kind: LeadKind;
  readonly subject: LeadSubject;
  readonly times: TestDriveTimes | undefined;
  readonly openedAt: string;
  /** What a form without script has sent, and what was wrong with it. */
  readonly start: LeadStart;
  /** A form without script has been taken. */
  readonly isSent: boolean;
}

/** The same as the modal, on a page of its own: for links, new tabs and browsers without script. */
export function LeadPage({ kind, subject, times, openedAt, start, isSent }: LeadPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const lead = useLead(kind, subject.vehicleKey, start);
  const { dealer, vehicleKey, vehicleTitle: vehicle } = subject;
  const isDrive = kind === "test-drive";
  const back = `/vehicles/${encodeURIComponent(vehicleKey)}`;
  const title = isDrive ? t("Test drive") : t("Contact dealer");
  const form = (
    <LeadForm kind={kind} lead={lead} openedAt={start.openedAt ?? openedAt} subject={subject} times={times} />
  );
  return (
    <div className="page-width grid max-w-[44rem] gap-6 pt-2 pb-16">
      <Breadcrumb crumbs={[{ label: vehicle, to: back }, { label: title }]} />
      <div className="grid gap-2">
        <h1 className="text-heading">{title}</h1>
        <p className="text-ink-muted">
          {t("To {dealer}, about the {vehicle}", { dealer: dealer.name, vehicle })}
        </p>
      </div>
      {isSent ? (
        <SentNotice back={back} kind={kind} subject={subject} />
      ) : (
        <>
          {start.view?.kind === "failed" && (
            <FailedNotice kind={kind} reason={start.view.reason} subject={subject} />
          )}
          {isDrive ? (
            <TestDriveGate error={undefined} onRetry={() => undefined} subject={subject} times={times}>
              {form}
            </TestDriveGate>
          ) : (
            form
          )}
          <LeadResult kind={kind} lead={lead} onDone={() => void navigate(back)} subject={subject} />
        </>
      )}
    </div>
  );
}

function SentNotice({ kind, subject, back }: { kind: LeadKind; subject: LeadSubject; back: string }) {
  const t = useText();
  const { dealer, vehicleTitle: vehicle } = subject;
  return (
    <AlertBar
      action={
        <Link className="font-semibold text-link underline underline-offset-4" to={back}>
          {t("Back to the {vehicle}", { vehicle })}
        </Link>
      }
      title={kind === "test-drive" ? t("Your test drive request is sent") : t("Your message is sent")}
      type="success"
    >
      {t("{dealer} will get back to you. We've emailed you a confirmation.", { dealer: dealer.name })}
    </AlertBar>
  );
}

/** Without script there is no modal; the form below is the way to try again. */
function FailedNotice({
  kind,
  subject,
  reason,
}: {
  kind: LeadKind;
  subject: LeadSubject;
  reason: string | null;
}) {
  const t = useText();
  const text = useTexts(leadMessages);
  return (
    <noscript>
      <AlertBar type="error">
        {text(kind === "test-drive" ? "leads.testDriveFailed" : "leads.contactFailed")}
        {reason && <span className="block">{t(reason)}</span>}
        <span className="block">
          {rich(t("Try again below, or call {phone}."), {
            phone: <PhoneLink number={subject.dealer.phone} />,
          })}
        </span>
      </AlertBar>
    </noscript>
  );
}
