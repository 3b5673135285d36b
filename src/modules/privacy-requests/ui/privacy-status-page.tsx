import { Form } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { PrivacyRequestView } from "../domain/privacy-request-schema.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { useKindTexts } from "./use-kind-texts.ts";

interface PrivacyStatusPageProps {
  /** Null for a link that is none. */
  readonly request: PrivacyRequestView | null;
  readonly token: string;
}

/** Behind the mailed link: the button that confirms, then where the request stands, then the file. */
export function PrivacyStatusPage({ request, token }: PrivacyStatusPageProps) {
  const t = useText();
  return (
    <div className="page-width grid max-w-[40rem] justify-items-start gap-5 py-12">
      <h1 className="text-heading">{t("Your privacy request")}</h1>
      {request === null ? (
        <AlertBar type="error">{t("This link doesn't work anymore.")}</AlertBar>
      ) : (
        <Standing request={request} token={token} />
      )}
      <LinkButton look="secondary" to="/privacy-policy">
        {t("Privacy policy")}
      </LinkButton>
    </div>
  );
}

function Standing({ request, token }: { readonly request: PrivacyRequestView; readonly token: string }) {
  const t = useText();
  const kinds = useKindTexts();
  const dueOn = dayText(new Date(request.dueAt), t.language);
  const states: Readonly<Record<string, string>> = {
    AWAITING_CONFIRMATION: t("Confirm that this request is yours. We will answer it by {date}.", {
      date: dueOn,
    }),
    OPEN: t("Your request is confirmed. We will answer it by {date}.", { date: dueOn }),
    EXTENDED: t("We need more time and will answer by {date}. The reason is in our email.", { date: dueOn }),
    COMPLETED: t("Your request is done."),
    DENIED: t("We couldn't do what you asked. The reason is in our email."),
    LAPSED: t("No one confirmed this request in time, so it has expired. You can send a new one."),
  };
  return (
    <>
      <p className="text-ink-muted">
        {t("Request {number}: {what}", { number: request.requestNumber, what: kinds[request.kind] })}
      </p>
      <p>{states[request.status]}</p>
      {request.status === "AWAITING_CONFIRMATION" && (
        <Form method="post">
          <Button type="submit">{t("This request is mine")}</Button>
        </Form>
      )}
      {request.reportUntil !== null && (
        <p>
          <a
            className="font-semibold text-link underline underline-offset-4"
            download
            href={`/public/privacy-requests/${encodeURIComponent(token)}/report`}
          >
            {t("Download your data")}
          </a>{" "}
          {t("(until {date})", { date: dayText(new Date(request.reportUntil), t.language) })}
        </p>
      )}
    </>
  );
}
