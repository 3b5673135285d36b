import { releaseExpiredHolds } from "#modules/checkout/server/release-expired-holds.ts";
import { deleteOldEvents } from "#modules/analytics/server/delete-old-events.ts";
import { storeEvents } from "#modules/analytics/server/store-events.ts";
import { deleteExpiredDocuments } from "#modules/documents/server/delete-expired-documents.ts";
import { removeDueObjects } from "#modules/documents/server/remove-objects.ts";
import { endPoolSessions } from "#modules/identity-pools/server/end-pool-sessions.ts";
import { probePool } from "#modules/identity-pools/server/probe-pool.ts";
import { cleanUpImports } from "#modules/stock-feeds/server/clean-up-imports.ts";
import { rotateOldSigningKeys } from "#modules/sessions/server/rotate-signing-key.ts";
import { followUpLeads, pruneLeads } from "#modules/leads/server/keep-leads.ts";
import { pruneOutbox } from "#modules/messaging/server/prune-outbox.ts";
import { endReturnWindows } from "#modules/orders/server/end-return-windows.ts";
import { watchPrivacyRequests } from "#modules/privacy-requests/server/watch-privacy-requests.ts";
import { mailNewMatches } from "#modules/saved-searches/server/mail-new-matches.ts";
import type { ServerContext } from "./server-context.ts";
import type { PeriodicTask } from "./process/periodic.ts";

interface TenantTask {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (ctx: ServerContext) => Promise<unknown>;
}

/** What is done for each retailer again and again, by nobody's request. */
const TASKS: readonly TenantTask[] = [
  { name: "rotate-signing-keys", everyMs: 3_600_000, run: rotateOldSigningKeys },
  { name: "probe-identity-pools", everyMs: 10_000, run: probePool },
  { name: "end-pool-sessions", everyMs: 5_000, run: endPoolSessions },
  { name: "prune-outbox", everyMs: 3_600_000, run: pruneOutbox },
  { name: "mail-new-matches", everyMs: 900_000, run: mailNewMatches },
  { name: "store-analytics", everyMs: 2_000, run: storeEvents },
  { name: "delete-old-analytics", everyMs: 3_600_000, run: deleteOldEvents },
  { name: "follow-up-leads", everyMs: 60_000, run: followUpLeads },
  { name: "watch-privacy-requests", everyMs: 600_000, run: watchPrivacyRequests },
  { name: "prune-leads", everyMs: 3_600_000, run: pruneLeads },
  { name: "delete-expired-documents", everyMs: 600_000, run: deleteExpiredDocuments },
  { name: "remove-due-objects", everyMs: 600_000, run: removeDueObjects },
  { name: "clean-up-imports", everyMs: 600_000, run: cleanUpImports },
  { name: "end-return-windows", everyMs: 600_000, run: endReturnWindows },
  { name: "release-expired-holds", everyMs: 2_000, run: releaseExpiredHolds },
];

/**
 * The same for whoever is a ready retailer at that moment, one after the other.
 * @param contexts makes the system's own contexts of the ready retailers
 */
export function periodicTenantTasks(contexts: () => Iterable<ServerContext>): PeriodicTask[] {
  return TASKS.map(({ name, everyMs, run }) => ({
    name,
    everyMs,
    async run() {
      for (const ctx of contexts()) await run(ctx);
    },
  }));
}
