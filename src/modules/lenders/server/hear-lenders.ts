import {
  findRequests,
  findRequestsById,
  openRequest,
  type RequestRow,
  type StandingRow,
} from "./internal/lender-request-repo.ts";
import type { LendersContext } from "./lenders-context.ts";
import { recordReading } from "./record-reading.ts";
import { lenderUnavailable } from "./send-request.ts";

/**
 * Somebody hinted that lenders have something to say about one version of an application: reads what each of them says
 * now. Repeatable, in any order; requests that are over are left alone, but not the one whose offer was accepted.
 * @param input.reference as the hint has it, for a request whose own sending was never answered
 * @throws AppError provider-unavailable `lenders.unavailable`
 */
export async function hearLenders(
  ctx: LendersContext,
  input: {
    readonly applicationId: string;
    readonly applicationVersion: number;
    readonly reference: string;
  },
): Promise<void> {
  const open = await ctx.db.transaction(async (trx) => {
    const standing = await findRequests(trx, ctx, input);
    const requestIds = standing
      .filter((row) => row.application_version === input.applicationVersion && isOpen(row))
      .map(({ id }) => id);
    const rows = await findRequestsById(trx, ctx, { requestIds });
    return requestIds.map((id) => rows.get(id)).filter((row) => row !== undefined);
  });
  for (const row of open) await hearLender(ctx, row, input.reference);
}

/** Not one that is over, and not one that we never sent. */
function isOpen(row: StandingRow): boolean {
  if (row.state === "CANCELED") return false;
  return row.state !== "LENDER_CONSTRAINT" || row.lender_reference !== null;
}

async function hearLender(ctx: LendersContext, row: RequestRow, hinted: string): Promise<void> {
  const program = ctx.tenant.config.lenders.programs.find(({ id }) => id === row.lender_id);
  if (program === undefined) return;
  const request = openRequest(ctx, row, { withNumbers: false });
  const reference = row.lender_reference ?? hinted;
  const told = await ctx.lenderProvider.status(ctx, { program, request, reference });
  if (told.kind === "failure") throw lenderUnavailable();
  if (told.kind === "waiting") return;
  await recordReading(ctx, row, told.answer);
}
