import { getDraft } from "#modules/checkout/server/get-draft.ts";
import { collectCredit } from "#modules/credit/server/retention/collect-credit.ts";
import { listFavorites } from "#modules/favorites/server/list-favorites.ts";
import { getProfile } from "#modules/profile/server/get-profile.ts";
import { listSessions } from "#modules/sessions/server/list-sessions.ts";
import { collectLeads, forgetLeads } from "#modules/leads/server/collect-leads.ts";
import { listSandboxMessages as listMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { tradedCarOf } from "#modules/orders/server/traded-car.ts";
import { findOwnOrders } from "#modules/orders/server/find-order-for-step.ts";
import { getOrderHistory } from "#modules/order-steps/server/get-order-history.ts";
import type {
  DataSubject,
  PersonalDataSource,
} from "#modules/privacy-requests/server/personal-data-source.ts";
import {
  collectPrequalification,
  forgetPrequalification,
} from "#modules/prequalification-results/server/collect-prequalification.ts";
import { findConsents, findLastAnswer } from "#modules/protection/server/answers.ts";
import { listPlans } from "#modules/protection-contracts/server/list-plans.ts";
import { listPushBrowsers } from "#modules/push-messages/server/list-push-browsers.ts";
import { listSavedSearches } from "#modules/saved-searches/server/list-saved-searches.ts";
import { collectPayoffs } from "#modules/payoffs/server/collect-payoffs.ts";
import { collectPhotos } from "#modules/trade-in-photos/server/own-photos.ts";
import { collectTradeIns } from "#modules/trade-in/server/retention/collect-trade-ins.ts";
import { collectSales } from "#modules/vehicle-acquisition/server/retention/collect-sales.ts";
import type { OrderData } from "#platform/server/modules/order-data.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { ServerContext } from "./server-context.ts";
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

/** Everybody who keeps something about people, for access requests (PRIV-01); the test beside it knows the tables. */
export const personalDataSources: readonly PersonalDataSource<ServerContext>[] = [
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
    collect: ofAccount(async (ctx) => ({
      profile: await getProfile(ctx),
      sessions: (await listSessions(ctx)).sessions,
    })),
  },
  {
    name: "orderUpdates",
    tables: ["push_subscription"],
    collect: ofAccount(async (ctx) =>
      (await listPushBrowsers(ctx)).browsers.map(({ device, since }) => ({ device, since })),
    ),
  },
  {
    name: "savedVehicles",
    tables: ["favorite"],
    collect: ofAccount(async (ctx) => {
      const { saves, sold } = await listFavorites(ctx);
      return [...saves, ...sold].map(({ vehicle, savedAt }) => ({ vehicle: vehicle.key, savedAt }));
    }),
  },
  {
    name: "savedSearches",
    tables: ["saved_search", "saved_search_reader"],
    collect: ofAccount(async (ctx) => (await listSavedSearches(ctx)).searches),
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
  {
    name: "prequalification",
    tables: ["prequalification_result", "prequalification_letter", "prequalification_consent"],
    collect: collectPrequalification,
    forget: forgetPrequalification,
  },
  { name: "tradeIns", tables: ["trade_in"], collect: ofAccount(collectTradeIns) },
  {
    name: "carSales",
    tables: ["vehicle_sale", "vehicle_sale_paper", "vehicle_sale_payout", "vehicle_sale_signing"],
    collect: ofAccount(collectSales),
  },
  { name: "carPhotos", tables: ["trade_in_photo"], collect: ofAccount(collectPhotos) },
  { name: "payoffs", tables: ["trade_in_payoff"], collect: ofAccount(collectPayoffs) },
  { name: "messagesToDealers", tables: ["lead"], collect: collectLeads, forget: forgetLeads },
  {
    // What they said is in the mailbox; codes and secret links are not written down once more.
    name: "messagesFromUs",
    tables: ["message_outbox"],
    collect: async (ctx, { email }) =>
      (await listMessages(ctx, { to: email })).map(({ subject, sentAt }) => ({ subject, sentAt })),
  },
];

/** Nothing where the address has no account. */
function ofAccount(read: (ctx: ServerContext) => Promise<unknown>) {
  return async (ctx: ServerContext, { accountId }: DataSubject): Promise<unknown> =>
    accountId === null ? undefined : read(ctx);
}

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
