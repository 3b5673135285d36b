import { recordExposure } from "#modules/analytics/ui/record-exposure.ts";
import { startFlagService } from "#modules/experiments/ui/flag-service.ts";
import { flagClient } from "#platform/browser/analytics/flag-client.ts";

/**
 * Starts what flags do beside pages. Exposures go to analytics, which sends them where the visitor agreed.
 * @returns looks at the page that is shown now
 */
export async function startFlags(): Promise<() => void> {
  const { look } = await startFlagService({
    flagClient,
    onExposure: ({ flag, variant }) => recordExposure(flag, variant),
  });
  look();
  if (await flagClient.checkAsync("enhanced_logging")) void startLog();
  return look;
}

/** FLG-10. */
async function startLog(): Promise<void> {
  const { startClientLog } = await import("#modules/experiments/ui/client-log.ts");
  startClientLog({
    window,
    now: () => performance.now(),
    send: (body) =>
      void navigator.sendBeacon("/public/client-events", new Blob([body], { type: "application/json" })),
    later: (run, milliseconds) => setTimeout(run, milliseconds),
  });
}
