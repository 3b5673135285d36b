import { AppError } from "#platform/shared/app-error.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { documentsMessages } from "../../messages.ts";
import type { DocumentsContext } from "../documents-context.ts";
import { findStoredSince } from "./documents-repo.ts";

const HOUR = 3_600;
const KB = 1024;

/** Files that one order may store in an hour, removed ones included. */
const MOST_FILES_OF_AN_HOUR = 20;
/** Requests of one order whose bytes are read; refused files cost nothing else, so somebody who only sends such ends here. */
const REQUESTS = { bucket: "upload-requests", limit: 60, windowSeconds: HOUR };
/** Counted in KB, so that a day fits the counter. */
export const KILOBYTES = { bucket: "upload-kilobytes", limit: 200 * KB, windowSeconds: 24 * HOUR };

/** When the files that this order stored within the last hour were stored, oldest first. The caller holds the order's lock. */
export function storedThisHour(
  trx: TenantTransaction,
  ctx: DocumentsContext,
  orderId: string,
): Promise<readonly Date[]> {
  const since = new Date(ctx.clock.now().getTime() - HOUR * 1000);
  return findStoredSince(trx, ctx, { orderId, since });
}

/**
 * Exact however many uploads run side by side, because it is asked under the order's lock.
 * @throws AppError limited `upload.tooManyThisHour` unless `added` more files fit, with the wait until they do
 */
export function requireHourlyRoom(
  ctx: DocumentsContext,
  { earlier, added }: { readonly earlier: readonly Date[]; readonly added: number },
): void {
  const over = earlier.length + added - MOST_FILES_OF_AN_HOUR;
  if (over <= 0 || added === 0) return;
  // The oldest ones leave the hour first.
  const last = earlier[Math.min(over, earlier.length) - 1] ?? ctx.clock.now();
  const wait = last.getTime() + HOUR * 1000 - ctx.clock.now().getTime();
  throw limited("tooManyThisHour", Math.max(1, Math.ceil(wait / 1000)));
}

/** Counts a request of an order before its bytes are read. @throws AppError limited `upload.tooManyThisHour` */
export async function limitRequests(ctx: DocumentsContext, orderId: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...REQUESTS, key: orderId });
  if (!allowed) throw limited("tooManyThisHour", retryAfterSeconds);
}

/** Counts the bytes of a file that was received. @throws AppError limited `upload.tooMuchToday` */
export async function limitBytes(
  ctx: DocumentsContext,
  { orderId, sizeBytes }: { readonly orderId: string; readonly sizeBytes: number },
): Promise<void> {
  const hits = Math.ceil(sizeBytes / KB);
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...KILOBYTES, key: orderId, hits });
  if (!allowed) throw limited("tooMuchToday", retryAfterSeconds);
}

function limited(problem: "tooManyThisHour" | "tooMuchToday", retryAfterSeconds: number): AppError {
  const message = documentsMessages[problem];
  return new AppError("limited", { code: `upload.${problem}`, message, retryAfterSeconds });
}
