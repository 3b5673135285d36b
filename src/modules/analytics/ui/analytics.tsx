import { Suspense, useEffect, useState } from "react";
import { notifyAnalytics } from "#platform/browser/analytics/notify-analytics.ts";
import { quietPart } from "#platform/browser/late-part.ts";

const ConsentNotice = quietPart(async () => (await import("./consent-notice.tsx")).ConsentNotice);

/** Tells every page view; when the page is idle, starts what listens and asks those who were not asked. */
export function Analytics({ pathname }: { readonly pathname: string }) {
  const [asks, setAsks] = useState(false);
  useEffect(() => notifyAnalytics("page"), [pathname]);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const { openGate } = await import("./consent-gate.ts");
      openGate(() => setAsks(true));
    };
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => void open(), { timeout: 5_000 });
    else setTimeout(() => void open(), 2_000);
  }, []);
  if (!asks) return null;
  return (
    <Suspense>
      <ConsentNotice onDone={() => setAsks(false)} />
    </Suspense>
  );
}
