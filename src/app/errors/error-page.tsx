import { isRouteErrorResponse } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { usePath, useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { shellMessages } from "./messages.ts";
import { useShell } from "../shell/view/use-shell.ts";
import { VehicleGone } from "./vehicle-gone.tsx";

/** Status codes that pass: what somebody asked for is there, but not now. */
const PASSING = new Set([429, 502, 503, 504]);

/** What a page shows instead of itself: 404 (NAV-13), a server issue (NAV-15) or 500 (NAV-14), with the way out. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) {
    if (codeOf(error.data) === "vehicle.notFound") return <VehicleGone search="condition=used" />;
    if (error.status === 404) return <NotFound />;
    if (PASSING.has(error.status)) return <ServerIssue canRetry />;
  }
  // A navigation inside the site that found no way to the server.
  if (error instanceof TypeError && isOffline())
    return <ServerIssue canRetry titleKey="shell.offline.title" />;
  return <ServerError />;
}

function codeOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "code" in data ? data.code : undefined;
}

function isOffline(): boolean {
  return typeof navigator !== "undefined" && !navigator.onLine;
}

/** NAV-13. */
export function NotFound({ onAction }: { onAction?: () => void }) {
  const t = useText();
  const text = useTexts(shellMessages);
  const path = usePath();
  return (
    <ErrorScreen status={404} subtitle={text("shell.notFound.subtitle")} title={text("shell.notFound.title")}>
      {onAction === undefined ? (
        <LinkButton to="/">{text("shell.notFound.action")}</LinkButton>
      ) : (
        <Button onClick={onAction}>{text("shell.notFound.action")}</Button>
      )}
      <LinkButton look="secondary" to="/search">
        {t("Search cars")}
      </LinkButton>
      <form action={path("/search")} className="flex w-full gap-2 pt-3 max-sm:flex-col">
        <input
          aria-label={t("Search by make, model or keyword")}
          className="search-field min-h-12 min-w-0 grow rounded-control border-2 border-line-strong bg-surface-raised px-4"
          name="q"
          placeholder={t("Make, model or keyword")}
          type="search"
        />
        <Button look="secondary" type="submit">
          {t("Search")}
        </Button>
      </form>
    </ErrorScreen>
  );
}

/** NAV-14: subtitle and call-to-action can each be turned off by the retailer. */
export function ServerError() {
  const t = useText();
  const text = useTexts(shellMessages);
  const shell = useShell();
  const shows = shell?.serverErrorPage ?? { subtitle: true, callToAction: true };
  return (
    <ErrorScreen
      status={500}
      subtitle={
        shows.subtitle && (
          <>
            {text("shell.serverError.subtitle")}
            {shell?.supportPhone && (
              <> {rich(t("Or call {phone}."), { phone: <PhoneLink number={shell.supportPhone} /> })}</>
            )}
          </>
        )
      }
      title={text("shell.serverError.title")}
    >
      {shows.callToAction && (
        <>
          <LinkButton reloadDocument to=".">
            {text("shell.serverError.action")}
          </LinkButton>
          <LinkButton look="secondary" to="/">
            {t("Go to the home page")}
          </LinkButton>
        </>
      )}
    </ErrorScreen>
  );
}

interface ServerIssueProps {
  /** Whether trying again can help. */
  readonly canRetry: boolean;
  readonly titleKey?: "shell.serverIssue.title" | "shell.offline.title";
  /** Instead of loading this page again. */
  readonly onRetry?: () => void;
}

/** NAV-15: 'try again or call' when a retry is offered, else 'call us at'. */
export function ServerIssue({ canRetry, titleKey = "shell.serverIssue.title", onRetry }: ServerIssueProps) {
  const text = useTexts(shellMessages);
  const phone = useShell()?.supportPhone;
  const sentence = text(canRetry ? "shell.serverIssue.retry" : "shell.serverIssue.call");
  return (
    <ErrorScreen
      status={500}
      subtitle={phone !== undefined && rich(sentence, { phone: <PhoneLink number={phone} /> })}
      title={text(titleKey)}
    >
      {canRetry &&
        (onRetry === undefined ? (
          <LinkButton reloadDocument to=".">
            {text("shell.serverIssue.action")}
          </LinkButton>
        ) : (
          <Button onClick={onRetry}>{text("shell.serverIssue.action")}</Button>
        ))}
    </ErrorScreen>
  );
}
