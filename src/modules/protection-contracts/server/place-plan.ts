import type { Order } from "#modules/orders/domain/order.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { CreatedContract, RatingProblem, RatingRequest } from "../providers/rating-port.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import { english } from "#platform/shared/texts/text.ts";
import { refundPayee } from "../domain/refund-payee.ts";
import { PLAN_REFUSED, protectionContractsMessages } from "../messages.ts";
import { VOID_PLAN } from "./end-plans.ts";
import { insertContractPaper } from "./internal/contract-papers-repo.ts";
import { lockPlan, type PlanRow, updatePlan } from "./internal/contracts-repo.ts";
import { ratingRequestOf } from "./internal/rating-request-of.ts";
import type { PlansContext } from "./plans-context.ts";

/** Job that makes a plan's contract with its administrator, and signs it. */
export const PLACE_PLAN = "protection-contracts.place";

/** A plan that both have signed for, and everything that its contract says. */
interface Placing {
  readonly row: PlanRow;
  readonly order: Order;
  readonly request: RatingRequest;
}

/**
 * Makes and signs a contract at the price that was agreed, never at another one. Repeatable: cut off anywhere, the same
 * key finds the same contract. @throws AppError provider-unavailable while nobody answers
 */
export async function placePlan(ctx: PlansContext, contractId: string): Promise<void> {
  const placing = await ctx.db.transaction(async (trx) => {
    const row = await lockPlan(trx, ctx, contractId);
    if (row?.status !== "waiting") return undefined;
    const order = await requireOrder(trx, ctx, { id: row.order_id });
    return { row, order, request: ratingRequestOf(order, row) };
  });
  if (placing === undefined) return;
  const contractNumber = placing.row.contract_number ?? (await createContract(ctx, placing));
  if (contractNumber === null) return;
  const signed = await ctx.protectionAdministrator.sign(ctx, { contractNumber, signedAt: ctx.clock.now() });
  if (signed.kind !== "signed") return problem(ctx, placing, signed);
  await ctx.db.transaction(async (trx) => {
    const row = await lockPlan(trx, ctx, contractId);
    if (row?.status !== "waiting") return;
    await updatePlan(trx, ctx, { id: contractId, set: { status: "in-force" } });
    const reason = english("Your protection plan is in force.");
    await noteInHistory(trx, ctx, { order: placing.order, actor: "system", reason });
  });
}

/** The contract's number; null where the administrator said no, which is written down. */
async function createContract(ctx: PlansContext, placing: Placing): Promise<string | null> {
  const { row } = placing;
  // A rate that was asked under before may have made the contract already.
  const before = row.rate_id === null ? undefined : await createUnder(ctx, placing, row.rate_id);
  if (before?.kind === "created") return keepContract(ctx, placing, before);
  if (before !== undefined && (before.kind === "failure" || before.code !== "rate-gone"))
    return endWith(ctx, placing, before);
  const rates = await ctx.protectionAdministrator.getRates(ctx, placing.request);
  if (rates.kind !== "rates") return endWith(ctx, placing, rates);
  const rate = rates.rates.find(({ planId }) => planId === row.plan_id);
  if (rate === undefined) return endWith(ctx, placing, { kind: "refusal", code: "rate-gone" });
  await ctx.db.transaction((trx) => updatePlan(trx, ctx, { id: row.id, set: { rate_id: rate.rateId } }));
  const made = await createUnder(ctx, placing, rate.rateId);
  return made.kind === "created" ? keepContract(ctx, placing, made) : endWith(ctx, placing, made);
}

async function createUnder(ctx: PlansContext, { row, order, request }: Placing, rateId: string) {
  const { buyer } = await ctx.db.transaction((trx) => orderParties(trx, ctx, order.id));
  const { to, name } = refundPayee(order.snapshot, row.purchase_id);
  return ctx.protectionAdministrator.createContract(ctx, {
    key: row.id,
    rateId,
    request,
    planId: row.plan_id,
    priceCents: row.terms.priceCents,
    fields: {
      odometer: String(request.odometerMiles),
      ...(request.loan && { amountFinanced: (request.loan.amountFinancedCents / 100).toFixed(2) }),
    },
    buyer: {
      firstName: buyer.firstName ?? "",
      lastName: buyer.lastName ?? "",
      email: buyer.email ?? "",
      phone: buyer.phone ?? "",
      address: {
        line1: buyer.addressLine1 ?? "",
        line2: buyer.addressLine2 ?? "",
        city: buyer.city ?? "",
        state: buyer.state ?? "",
        zipCode: buyer.zipCode ?? "",
      },
    },
    lienholder: to === "lienholder" ? { name: name ?? "", addressLines: [] } : null,
  });
}

/** Written down before anything else; an order that ended meanwhile has its contract voided. */
async function keepContract(
  ctx: PlansContext,
  { row }: Placing,
  { contractNumber, pdf }: CreatedContract,
): Promise<string | null> {
  return ctx.db.transaction(async (trx) => {
    const now = await lockPlan(trx, ctx, row.id);
    await updatePlan(trx, ctx, { id: row.id, set: { contract_number: contractNumber } });
    if (pdf !== null) await insertContractPaper(trx, ctx, { contractId: row.id, pdf });
    if (now?.status === "waiting") return contractNumber;
    await updatePlan(trx, ctx, { id: row.id, set: { status: "ending" } });
    await enqueueJob(trx, ctx, {
      kind: VOID_PLAN,
      payload: { contractId: row.id },
      dedupeKey: `${row.id} ${contractNumber}`,
    });
    return null;
  });
}

async function endWith(ctx: PlansContext, placing: Placing, told: RatingProblem): Promise<null> {
  await problem(ctx, placing, told);
  return null;
}

/** A no is told to the retailer and shown with the order; silence is tried again by the job. */
async function problem(ctx: PlansContext, { row, order }: Placing, told: RatingProblem): Promise<void> {
  if (told.kind === "failure")
    throw providerUnavailable("protectionContract.unavailable", protectionContractsMessages.unavailable);
  await ctx.db.transaction(async (trx) => {
    const now = await lockPlan(trx, ctx, row.id);
    if (now?.status !== "waiting") return;
    await updatePlan(trx, ctx, { id: row.id, set: { status: "refused", problem: told.code } });
    await queueMessage(trx, ctx, {
      channel: "email",
      to: ctx.tenant.support.email,
      template: PLAN_REFUSED,
      params: { orderNumber: order.orderNumber, plan: row.terms.label, why: told.code },
    });
    const reason = english(
      "The administrator of your protection plan has a question. We're looking into it.",
    );
    await noteInHistory(trx, ctx, { order, actor: "system", reason });
  });
}
