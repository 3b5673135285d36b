import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { ClientEvent } from "../domain/client-event-parts.ts";
import type { ExperimentsContext } from "./experiments-context.ts";

/** Batches of one caller a minute; a page that fails in a loop must not fill the log. */
const BATCHES_A_MINUTE = 30;

/** FLG-10: writes a browser's events to the log while the flag is on; otherwise they are dropped. */
export async function logClientEvents(
  ctx: ExperimentsContext,
  input: { readonly events: readonly ClientEvent[] },
): Promise<{ readonly kept: number }> {
  if (!(await ctx.flags.isOn("enhanced_logging"))) return { kept: 0 };
  const key = ctx.caller?.address ?? "";
  const { allowed } = await hitRateLimit(ctx, {
    bucket: "client-events",
    key,
    limit: BATCHES_A_MINUTE,
    windowSeconds: 60,
  });
  if (!allowed) return { kept: 0 };
  for (const { correlationId = ctx.correlationId, ...event } of input.events) {
    const fields = Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined));
    ctx.log.info("client event", { ...fields, correlationId, tenantId: ctx.tenantId });
  }
  return { kept: input.events.length };
}
