import { Suspense } from "react";
import { partOnDemand } from "#platform/browser/late-part.ts";

const load = async () => (await import("../errors/error-page.tsx")).ErrorPage;

/** The server writes it at once; in browsers it is no part of what a page needs to start. */
const ErrorPage = import.meta.env.SSR ? await load() : partOnDemand(load);

/** `ErrorPage`, whose code arrives when the page is idle or when something goes wrong, whichever is first. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}

/** Has the code here before the connection breaks: without it nobody could be told. Errors are for `LateErrorPage`. */
export function loadErrorPageWhenIdle(): void {
  const start = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 2_000);
}
