import { Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useFlag } from "#platform/browser/analytics/flag-client.ts";
import { quietPart } from "#platform/browser/late-part.ts";

/** FLG-09; only stores that offer it load it. */
const GuidedTour = quietPart(
  async () => (await import("#modules/experiments/ui/guided-tour.tsx")).GuidedTour,
);

/** Loads the flag service once the page is idle, and lets it look at each page that is shown. */
export function FlagStarter() {
  const { pathname } = useLocation();
  const look = useRef<() => void>(undefined);
  const isGuided = useFlag("enable_guidance_tool");
  useEffect(() => look.current?.(), [pathname]);
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    idle(
      () =>
        void import("../flags/start-flags.ts").then(
          async ({ startFlags }) => (look.current = await startFlags()),
        ),
    );
  }, []);
  if (!isGuided) return null;
  return (
    <Suspense>
      <GuidedTour key={pathname} pathname={pathname} />
    </Suspense>
  );
}
