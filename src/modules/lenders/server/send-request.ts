import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { Batches } from "#platform/server/database/transactions/batches.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import type { Submission } from "../providers/lender-provider.ts";
import { LOOK } from "./ask-lenders.ts";
import { telling } from "./cancel-requests.ts";
import {
  findRequestsById,
  nameRequest,
  openRequest,
  type RequestRow,
} from "./internal/lender-request-repo.ts";
import { lockRequest } from "./internal/lock-request.ts";
import type { LendersContext } from "./lenders-context.ts";
import { ownAnswer } from "./own-answer.ts";
import { recordAnswer, recordLocked } from "./record-answer.ts";
import { recordReading } from "./record-reading.ts";

/** A lender that cannot be asked; whoever asked tries again. */
export const lenderUnavailable = () =>
  providerUnavailable("lenders.unavailable", "We can't reach the lender right now.");

/** Jobs that begin at the same moment read their requests in one look. */
const looks = new Batches<
  { readonly ctx: LendersContext; readonly requestId: string },
  RequestRow | undefined
>({
  mostItems: 50,
  mostRunning: 4,
  run: (_tenant, asked) => readRequests(asked),
  alone: async (_tenant, one) => (await readRequests([one]))[0],
});

async function readRequests(
  asked: readonly { readonly ctx: LendersContext; readonly requestId: string }[],
): Promise<readonly (RequestRow | undefined)[]> {
  const [first] = asked;
  if (first === undefined) return [];
  const { ctx } = first;
  const requestIds = asked.map(({ requestId }) => requestId);
  const rows = await ctx.db.transaction((trx) => findRequestsById(trx, ctx, { requestIds }), {
    isOneReading: true,
  });
  return requestIds.map((id) => rows.get(id));
}

const readRequest = (ctx: LendersContext, requestId: string): Promise<RequestRow | undefined> =>
  looks.add(ctx.tenantId, { ctx, requestId });

/**
 * Sends a waiting request to its lender, and reads what a lender says that decides at once; one that is answered,
 * canceled or timed out is left alone.
 */
export async function sendRequest(ctx: LendersContext, requestId: string): Promise<void> {
  const row = await readRequest(ctx, requestId);
  const submission = row && submissionOf(ctx, row);
  if (row === undefined || submission === null || submission === undefined || row.state !== "PENDING") return;
  // Its lender has it: it was sent in a round that did not end, because of another one.
  if (row.lender_reference !== null) return;
  const sent = await ctx.lenderProvider.submit(ctx, submission);
  if (sent.kind === "failure") {
    if (sent.reason !== "refused" && sent.reason !== "unreadable") throw lenderUnavailable();
    const answer = ownAnswer(submission.program, submission.request, {
      state: "ERROR",
      now: ctx.clock.now(),
    });
    await ctx.db.transaction((trx) => recordAnswer(trx, ctx, answer));
    return;
  }
  const { reference, lookAgainSeconds } = sent;
  const told =
    lookAgainSeconds > 0 ? undefined : await ctx.lenderProvider.status(ctx, { ...submission, reference });
  if (told?.kind === "answer") {
    const answer = { ...told.answer, reference: told.answer.reference ?? reference };
    if ((await recordReading(ctx, row, answer)) === "closed") await keepSent(ctx, { requestId, reference });
    return;
  }
  const seconds = told?.kind === "waiting" ? told.lookAgainSeconds : lookAgainSeconds;
  await keepSent(ctx, { requestId, reference, seconds });
}

/** What was taken back while it was sent may have reached its lender after that word: it is told again. */
async function keepSent(
  ctx: LendersContext,
  {
    requestId,
    reference,
    seconds,
  }: { readonly requestId: string; readonly reference: string; readonly seconds?: number },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const state = await nameRequest(trx, ctx, { requestId, reference });
    if (state === "CANCELED") await enqueueJob(trx, ctx, telling({ requestId, offerId: null }));
    else if (seconds !== undefined) await lookLater(trx, ctx, { requestId, seconds });
  });
}

/** Reads what the lender says, and looks again while it has said nothing. */
export async function lookAtRequest(ctx: LendersContext, requestId: string): Promise<void> {
  const row = await readRequest(ctx, requestId);
  const submission = row && submissionOf(ctx, row);
  if (row === undefined || submission === null || submission === undefined) return;
  if (row.state !== "PENDING") return;
  const told = await ctx.lenderProvider.status(ctx, submission);
  if (told.kind === "failure") throw lenderUnavailable();
  if (told.kind === "answer") await recordReading(ctx, row, told.answer);
  else await ctx.db.transaction((trx) => lookLater(trx, ctx, { requestId, seconds: told.lookAgainSeconds }));
}

/** Who has said nothing until now has timed out; a later answer still counts. */
export async function timeOutRequest(ctx: LendersContext, requestId: string): Promise<void> {
  const seen = await readRequest(ctx, requestId);
  // Nearly everybody has answered by now, which needs no look at an order that is kept.
  if (seen === undefined || !isSilent(seen)) return;
  await ctx.db.transaction(async (trx) => {
    const locked = await lockRequest(trx, ctx, { requestId });
    const program = locked && programOf(ctx, locked.row);
    if (locked === undefined || program === undefined) return;
    const { row, heldOrder } = locked;
    if (!isSilent(row)) return;
    const answer = ownAnswer(program, { requestId }, { state: "TIMEOUT", now: ctx.clock.now() });
    await recordLocked(trx, ctx, { heldOrder, said: [{ row, answer }] });
  });
}

const isSilent = (row: RequestRow): boolean => row.state === "PENDING" && row.answer_sealed === null;

/**
 * Tells the lender that its offer was taken, or that the application is taken back. An acceptance whose order is canceled
 * by now is not told; where it was canceled while that was told, the lender hears of the end last.
 */
export async function notifyLender(
  ctx: LendersContext,
  { requestId, offerId }: { readonly requestId: string; readonly offerId: string | null },
): Promise<void> {
  const row = await readRequest(ctx, requestId);
  const program = row && programOf(ctx, row);
  if (row === undefined || program === undefined) return;
  // Opened by who reads it: most lenders go by their reference.
  const submission = {
    program,
    get request() {
      return openRequest(ctx, row, { withNumbers: false });
    },
    reference: row.lender_reference,
  };
  if (offerId === null) return heard(await ctx.lenderProvider.cancel(ctx, submission));
  if (row.state === "CANCELED") return;
  heard(await ctx.lenderProvider.accept(ctx, { ...submission, offerId }));
  const after = await readRequest(ctx, requestId);
  if (after?.state === "CANCELED") heard(await ctx.lenderProvider.cancel(ctx, submission));
}

function heard({ kind }: { readonly kind: "accepted" | "canceled" | "failure" }): void {
  if (kind === "failure") throw lenderUnavailable();
}

function programOf(ctx: LendersContext, { lender_id: lenderId }: RequestRow) {
  return ctx.tenant.config.lenders.programs.find(({ id }) => id === lenderId);
}

/** Null for a request whose lender is gone from the configuration or whose numbers are gone. */
function submissionOf(ctx: LendersContext, row: RequestRow): Submission | null {
  const program = programOf(ctx, row);
  if (program === undefined || row.numbers_sealed === null) return null;
  return { program, request: openRequest(ctx, row, { withNumbers: true }), reference: row.lender_reference };
}

function lookLater(
  trx: Parameters<typeof enqueueJob>[0],
  ctx: LendersContext,
  { requestId, seconds }: { readonly requestId: string; readonly seconds: number },
) {
  const runAt = new Date(ctx.clock.now().getTime() + seconds * 1000);
  // No key: the job that looks is itself unfinished while it asks for the next look.
  return enqueueJob(trx, ctx, { kind: LOOK, payload: { requestId }, runAt });
}
