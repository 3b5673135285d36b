import { Suspense, useSyncExternalStore } from "react";
import { isReferred } from "#modules/prequalification-results/ui/referred/is-referred.ts";
import { quietPart } from "#platform/browser/late-part.ts";

/** Only visitors whom a partner sent load it. */
const ReferredDialog = quietPart(
  async () =>
    (await import("#modules/prequalification-results/ui/referred/referred-dialog.tsx")).ReferredDialog,
);

const never = () => () => undefined;

/** Greets whom a partner sent, wherever in the shop their link leads; nobody on the server. */
export function LateReferred() {
  const isWanted = useSyncExternalStore(
    never,
    () => isReferred(window.location),
    () => false,
  );
  if (!isWanted) return null;
  return (
    <Suspense>
      <ReferredDialog />
    </Suspense>
  );
}
