import { isRouteErrorResponse } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { useShell } from "./use-shell.ts";

/** What a page shows instead of itself: 404 (NAV-13) or 500 (NAV-14), with the way out. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // Analytics counts them as what they are (AN-06).
  return <div data-status={isMissing ? 404 : 500}>{isMissing ? <NotFound /> : <ServerError />}</div>;
}

function NotFound() {
  return (
    <ErrorScreen
      picture={<RoadEnd />}
      subtitle="The address may be mistyped, or the page has moved. Everything else is where it was."
      title="We can't find that page"
    >
      <LinkButton to="/">Go to the home page</LinkButton>
      <LinkButton look="secondary" to="/search">
        Search cars
      </LinkButton>
    </ErrorScreen>
  );
}

function ServerError() {
  const shell = useShell();
  return (
    <ErrorScreen
      picture={<RoadEnd />}
      subtitle={
        <>
          Nothing you entered is lost. Please try again
          {shell?.supportPhone && (
            <>
              {" "}
              or call us at <PhoneLink number={shell.supportPhone} />
            </>
          )}
          .
        </>
      }
      title="Something went wrong on our side"
    >
      <LinkButton reloadDocument to=".">
        Try again
      </LinkButton>
      <LinkButton look="secondary" to="/">
        Go to the home page
      </LinkButton>
    </ErrorScreen>
  );
}

interface ErrorScreenProps {
  readonly picture: React.ReactNode;
  readonly title: string;
  readonly subtitle: React.ReactNode;
  readonly children: React.ReactNode;
}

function ErrorScreen({ picture, title, subtitle, children }: ErrorScreenProps) {
  return (
    <div className="page-width grid max-w-prose justify-items-center gap-5 py-16 text-center">
      <title>{title}</title>
      <meta content="noindex" name="robots" />
      {picture}
      <h1 className="text-heading">{title}</h1>
      <p className="text-ink-muted">{subtitle}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
    </div>
  );
}

/** A road that stops: the same drawing in every brand's colours. */
function RoadEnd() {
  return (
    <svg aria-hidden="true" className="w-full max-w-96" viewBox="0 0 400 180">
      <path className="fill-surface-sunken" d="M150 40h100l90 140H60Z" />
      <path
        className="stroke-line-strong"
        d="M200 52v18M200 88v24M200 132v34"
        fill="none"
        strokeDasharray="none"
        strokeWidth="6"
      />
      <path className="fill-surface-raised stroke-ink" d="M96 78h208v44H96Z" strokeWidth="4" />
      <path
        className="fill-accent"
        d="M98 80h34l-30 40h-4Zm70 0h36l-32 40h-36Zm72 0h36l-32 40h-36Zm62 4v36h-22Z"
      />
      <path
        className="stroke-ink"
        d="M122 122v40m156-40v40"
        fill="none"
        strokeLinecap="round"
        strokeWidth="6"
      />
    </svg>
  );
}
