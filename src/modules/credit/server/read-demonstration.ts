import { deriveTheme } from "#modules/tenancy/domain/theme/theme.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { WorkThread } from "#platform/server/process/work-thread.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CreditContext } from "./credit-context.ts";
import type { DemonstrationPaper } from "./internal/demonstration-worker.ts";
import { takeSeat, type Visitor } from "./internal/seat.ts";

/** A person opens the sample once or twice. */
const OPENINGS_AN_HOUR = 30;

/** Drawing takes tens of milliseconds, so it never holds up other answers. */
const thread = new WorkThread<DemonstrationPaper, Uint8Array<ArrayBuffer>>(
  new URL("./internal/demonstration-worker.ts", import.meta.url),
);

/**
 * The sample PDF with one person's own code, which they type to show that they can read what we send (E-SIGN).
 * @throws AppError limited `credit.tooManySamples`, and as `takeSeat`
 */
export async function readDemonstration(
  ctx: CreditContext,
  visitor: Visitor,
): Promise<Uint8Array<ArrayBuffer>> {
  const { applicant } = await ctx.db.transaction((trx) => takeSeat(trx, ctx, visitor));
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, {
    bucket: "credit-sample",
    key: applicant.id,
    limit: OPENINGS_AN_HOUR,
    windowSeconds: 3600,
  });
  if (!allowed) throw tooMany(retryAfterSeconds);
  return thread.ask({
    brand: ctx.tenant.brandName,
    color: deriveTheme(ctx.tenant.brand).light.action,
    code: applicant.demonstration_code,
    madeAt: ctx.clock.now().toISOString(),
  });
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("limited", {
    code: "credit.tooManySamples",
    message: english("Something went wrong. Please wait {wait} before trying again."),
    retryAfterSeconds,
  });
}
