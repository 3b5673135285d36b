import { AppError } from "#platform/shared/app-error.ts";
import { hitRateLimit, type RateLimit } from "#platform/server/limits/rate-limit.ts";
import { documentsMessages } from "../../messages.ts";
import type { DocumentsContext } from "../documents-context.ts";

const HOUR = 3_600;
const KB = 1024;

/** Of one order; every file counts, however many come in one request, and refused ones too. */
const FILES = { bucket: "upload-files", limit: 20, windowSeconds: HOUR };
/** Counted in KB, so that a day fits the counter. */
export const KILOBYTES = { bucket: "upload-kilobytes", limit: 200 * KB, windowSeconds: 24 * HOUR };

/** Counts one file of an order before its bytes are read. @throws AppError limited `upload.tooManyThisHour` */
export async function limitFiles(ctx: DocumentsContext, orderId: string): Promise<void> {
  await count(ctx, { ...FILES, key: orderId }, "tooManyThisHour");
}

/** Counts the bytes of a file that was received. @throws AppError limited `upload.tooMuchToday` */
export async function limitBytes(
  ctx: DocumentsContext,
  { orderId, sizeBytes }: { readonly orderId: string; readonly sizeBytes: number },
): Promise<void> {
  const hits = Math.ceil(sizeBytes / KB);
  await count(ctx, { ...KILOBYTES, key: orderId, hits }, "tooMuchToday");
}

async function count(
  ctx: DocumentsContext,
  limit: RateLimit,
  problem: "tooManyThisHour" | "tooMuchToday",
): Promise<void> {
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
  if (allowed) return;
  const message = documentsMessages[problem];
  throw new AppError("limited", { code: `upload.${problem}`, message, retryAfterSeconds });
}
