import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { collectCredit } from "#modules/credit/server/retention/collect-credit.ts";
import { getProfile } from "#modules/profile/server/get-profile.ts";
import { listSessions } from "#modules/sessions/server/list-sessions.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { tradedCarOf } from "#modules/orders/server/traded-car.ts";
import { findOwnOrders } from "#modules/orders/server/find-order-for-step.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import { findConsents, findLastAnswer } from "#modules/protection/server/answers.ts";
import { listPlans } from "#modules/protection-contracts/server/list-plans.ts";
import type { OrderData } from "#platform/server/modules/order-data.ts";
import { ofAccount, type PersonalData } from "#platform/server/modules/personal-data.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { ServerContext } from "./server-context.ts";
import { MODULES } from "./modules.ts";
import { STEP_MODULES } from "./steps.ts";

type OrderReader = OrderData<ServerContext>["parts"][string];

/** What each step of the tracker keeps of an order. */
const OF_STEPS = STEP_MODULES.flatMap(({ orderData }) => orderData ?? []);

/** What an order says to its owner, and each step says of it. */
const ORDER_PARTS: Readonly<Record<string, OrderReader>> = {
  coBuyer: async (ctx, { dealId }) =>
    (await ctx.db.transaction((trx) => orderParties(trx, ctx, dealId))).coBuyer,
  tradedCar: (ctx, { dealId }) => ctx.db.transaction((trx) => tradedCarOf(trx, ctx, dealId)),
  offeredPlans: (ctx, { dealId }) =>
    ctx.db.transaction(async (trx) => ({
      answer: await findLastAnswer(trx, ctx, dealId),
      consents: await findConsents(trx, ctx, dealId),
    })),
  history: (ctx, order) => getOrderHistory(ctx, order),
  protectionPlans: (ctx, order) => listPlans(ctx, order),
  ...(Object.assign({}, ...OF_STEPS.map(({ parts }) => parts)) as Record<string, OrderReader>),
};

/**
 * Everybody who keeps something about people, for access requests (PRIV-01); the test beside it knows the tables. Here stand
 * the three that are made of several modules (0760).
 */
export const personalDataSources: readonly PersonalData<ServerContext>[] = [
  {
    name: "account",
    tables: [
      "account",
      "account_consent",
      "account_session",
      "email_change",
      "email_code",
      "known_device",
      "connected_identity",
    ],
    collect: ofAccount(async (ctx: ServerContext) => ({
      profile: await getProfile(ctx),
      sessions: (await listSessions(ctx)).sessions,
    })),
  },
  {
    name: "orders",
    tables: [
      "orders",
      "order_party",
      "protection_answer",
      "protection_consent",
      "order_traded_car",
      ...OF_STEPS.flatMap(({ tables }) => tables),
      "order_history",
      "plan_purchase",
      "protection_cancellation",
      "protection_contract",
      "protection_payout",
    ],
    collect: ofAccount(collectOrders),
  },
  {
    name: "creditApplications",
    tables: [
      "credit_application",
      "credit_applicant",
      "credit_consent",
      "credit_submission",
      "credit_notice",
      "lender_request",
      "lender_answer",
    ],
    collect: ofAccount(collectCredit),
  },
  ...MODULES.flatMap(({ personalData = [] }) => personalData),
];

async function collectOrders(ctx: ServerContext): Promise<unknown> {
  const orders = await ctx.db.transaction((trx) => findOwnOrders(trx, ctx));
  const collected: unknown[] = [];
  for (const { orderNumber } of orders) {
    const { order, buyer } = await getDraft(ctx, { orderNumber });
    const parts: Record<string, unknown> = { order, buyer };
    for (const [name, read] of Object.entries(ORDER_PARTS)) {
      parts[name] = await read(ctx, { orderNumber, dealId: order.deal.dealId }).catch(nothingYet);
    }
    collected.push(parts);
  }
  return collected;
}

/** A step that an order has not come to yet has nothing to tell; anything else that fails, fails the report. */
function nothingYet(error: unknown): null {
  if (isAppError(error) && error.kind !== "provider-unavailable") return null;
  throw error;
}
