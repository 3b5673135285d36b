import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Loads the flag service once the page is idle, and lets it look at each page that is shown. */
export function FlagStarter() {
  const { pathname } = useLocation();
  const look = useRef<() => void>(undefined);
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
  return null;
}
