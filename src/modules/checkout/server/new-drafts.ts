import type { Order } from "#modules/orders/domain/order.ts";
import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import { toOrderView } from "#modules/orders/server/to-order-view.ts";
import { Batches } from "#platform/server/database/transactions/batches.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type {
  CheckoutContext,
  DraftOutcome,
  DraftRequest,
  NewDrafts,
} from "#modules/deal-drafts/server/checkout-context.ts";
import { cartFull, vehicleNotFound, vehicleNotPriced } from "#modules/deal-drafts/server/checkout-errors.ts";
import { holdEnd } from "./hold-end.ts";
import { insertHeldDrafts } from "./internal/insert-held-drafts.ts";
import {
  type DeliveryChoice,
  priceDraft,
  quoteDraft,
} from "#modules/deal-drafts/server/quote/price-draft.ts";
import { findWantedVehicles, type WantedVehicle } from "./internal/find-wanted-vehicles.ts";

/** One account cannot keep the whole stock off the market. */
const MAX_DRAFTS = 10;
/** A row that somebody keeps locked for longer, such as an import, must not keep the others of its batch waiting. */
const PATIENCE_MS = 100;

/**
 * The carts that are filled at this moment, per retailer: they share a transaction and its flush to disk
 * (decision 0075). Built once in composition.
 */
export function openNewDrafts(): NewDrafts {
  return new Batches({
    mostItems: 25,
    mostRunning: 1,
    run: (_tenantId, requests) => makeDrafts(requests, PATIENCE_MS),
    alone: (_tenantId, request) => makeDraft(request),
  });
}

/** One draft in a transaction of its own; waits for whoever has the vehicle's row. */
export async function makeDraft(request: DraftRequest): Promise<DraftOutcome> {
  const [outcome] = await makeDrafts([request], undefined);
  return outcome ?? { kind: "lost" };
}

/** All on disk when this resolves; when it rejects, nothing was written. */
async function makeDrafts(
  requests: readonly DraftRequest[],
  patienceMs: number | undefined,
): Promise<DraftOutcome[]> {
  const [first] = requests;
  if (first === undefined) return [];
  const outcomes = await first.ctx.db.transaction(
    async (trx) => {
      const wanted = await findWantedVehicles(trx, first.ctx, requests);
      return hold(trx, requests, priceAll(requests, wanted));
    },
    { patienceMs },
  );
  return outcomes();
}

interface Priced {
  readonly kind: "priced";
  readonly order: Order;
  readonly forSale: WantedVehicle & { readonly priceCents: number };
}

function priceAll(
  requests: readonly DraftRequest[],
  wanted: readonly (WantedVehicle | undefined)[],
): (Priced | DraftOutcome)[] {
  const drafts = new Map<string, number>();
  return requests.map((request, at) => {
    try {
      const before = drafts.get(request.accountId) ?? 0;
      const priced = price(request, wanted[at], before);
      if (priced.kind === "priced") drafts.set(request.accountId, before + 1);
      return priced;
    } catch (error) {
      if (isAppError(error)) return { kind: "refused", error };
      throw error;
    }
  });
}

function price(
  request: DraftRequest,
  forSale: WantedVehicle | undefined,
  draftsBefore: number,
): Priced | DraftOutcome {
  const { ctx } = request;
  if (!forSale) throw vehicleNotFound();
  if (forSale.draftOrderNumber !== null) return { kind: "existing", orderNumber: forSale.draftOrderNumber };
  const { priceCents } = forSale;
  if (priceCents === null) throw vehicleNotPriced(ctx);
  if (forSale.draftCount + draftsBefore >= MAX_DRAFTS) throw cartFull();
  return { kind: "priced", order: draftOrder(request, forSale), forSale: { ...forSale, priceCents } };
}

/**
 * The wish that came along, as far as this car can be had that way: with all choices, with the usual ones of that type,
 * or else as every car can be had.
 */
function priceWish(
  { ctx, dealType, choices = {} }: DraftRequest,
  draft: { readonly forSale: WantedVehicle; readonly delivery: DeliveryChoice },
): Pick<Order, "dealType" | "snapshot"> {
  for (const deal of [
    { dealType, choices },
    { dealType, choices: {} },
  ]) {
    const quoted = quoteDraft(ctx, { ...draft, deal });
    if (quoted.kind === "quoted") return { dealType, snapshot: quoted.snapshot };
  }
  const deal = { dealType: DEFAULT_DEAL_TYPE, choices: {} };
  return { dealType: DEFAULT_DEAL_TYPE, snapshot: priceDraft(ctx, { ...draft, deal }) };
}

function draftOrder(request: DraftRequest, forSale: WantedVehicle): Order {
  const { ctx } = request;
  const delivery = {
    option: request.deliveryOption ?? "PICKUP",
    zipCode: request.zipCode ?? forSale.rooftop.zipCode,
  } as const;
  return {
    id: ctx.ids.next("ord"),
    orderNumber: `FC${ctx.ids.random(14)}`,
    accountId: request.accountId,
    vehicleId: forSale.vehicle.id,
    ...priceWish(request, { forSale, delivery }),
    dealRefId: ctx.ids.next("dealref"),
    dealStatus: "CSAV",
    orderStatus: "DRAFT",
    creationDate: ctx.clock.now().toISOString(),
    submittedAt: null,
    canceledAt: null,
  };
}

async function hold(
  trx: TenantTransaction,
  requests: readonly DraftRequest[],
  found: readonly (Priced | DraftOutcome)[],
): Promise<() => DraftOutcome[]> {
  const [{ ctx }] = requests as [DraftRequest];
  const expiresAt = holdEnd(ctx);
  const drafts = found
    .filter((one) => one.kind === "priced")
    .map(({ order, forSale }) => ({
      orderId: order.id,
      orderNumber: order.orderNumber,
      accountId: order.accountId,
      vehicleId: order.vehicleId,
      dealType: order.dealType,
      dealRefId: order.dealRefId,
      priceCents: forSale.priceCents,
      amountDueCents: order.snapshot.amountDueCents,
      snapshot: order.snapshot,
    }));
  let made: ReadonlySet<string> = new Set();
  // Who got which vehicle is told after the commit, so the statement travels with it.
  if (drafts.length > 0)
    await writeLast(trx, async () => {
      made = await insertHeldDrafts(trx, ctx, { drafts, expiresAt });
    });
  return () => found.map((one) => outcomeOf(ctx, one, { made, expiresAt }));
}

function outcomeOf(
  ctx: CheckoutContext,
  one: Priced | DraftOutcome,
  { made, expiresAt }: { readonly made: ReadonlySet<string>; readonly expiresAt: Date },
): DraftOutcome {
  if (one.kind !== "priced") return one;
  if (!made.has(one.order.id)) return { kind: "lost" };
  const vehicle = {
    vehicleId: one.order.vehicleId,
    availability: "PendingSale" as const,
    heldByOrderId: one.order.id,
    holdExpiresAt: expiresAt,
    photo: one.forSale.photo,
  };
  const view = { order: one.order, fact: undefined, vehicle, now: ctx.clock.now() };
  return { kind: "made", order: toOrderView(view) };
}
