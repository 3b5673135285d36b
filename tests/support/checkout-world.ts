import { createOrder } from "#modules/checkout/server/create-order.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { openNewDrafts } from "#modules/checkout/server/new-drafts.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { orderFactsFrom } from "#modules/orders/server/order-facts.ts";
import { sandboxCreditBureau } from "#modules/credit-bureaus/providers/sandbox/sandbox-credit-bureau.ts";
import { sandboxLenderProvider } from "#modules/lenders/providers/sandbox/sandbox-lender-provider.ts";
import { buyerScreening } from "#server/buyer-screening.ts";
import { makeTestLender } from "./test-lender.ts";
import { makeTestContext, type TestContext, type TestWorld } from "./test-context.ts";

/** A complete buyer in the test rooftop's state. */
export const TEST_BUYER: BuyerDraft = {
  firstName: "Robin",
  lastName: "Buyer",
  email: "robin@example.com",
  phone: "5122345678",
  phoneConsent: true,
  addressLine1: "12 Main Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
};

/** Places the tests know; everything else is no zip at all. */
const PLACES: Record<string, { state: string; city: string; latitude: number; longitude: number }> = {
  "78701": { state: "TX", city: "Austin", latitude: 30.27, longitude: -97.74 },
  "78738": { state: "TX", city: "Austin", latitude: 30.31, longitude: -97.96 },
  "77002": { state: "TX", city: "Houston", latitude: 29.76, longitude: -95.36 },
  "90001": { state: "CA", city: "Los Angeles", latitude: 33.97, longitude: -118.25 },
  "71101": { state: "LA", city: "Shreveport", latitude: 32.51, longitude: -93.75 },
  "99501": { state: "AK", city: "Anchorage", latitude: 61.22, longitude: -149.88 },
};

export interface CheckoutWorld extends Omit<TestWorld, "ctx" | "otherTenantCtx"> {
  readonly ctx: CheckoutContext;
  readonly otherTenantCtx: CheckoutContext;
  /** The same context with another account signed in. */
  as(accountId: string): CheckoutContext;
  /** Puts one available vehicle on sale; answers its id. */
  addVehicle(input?: { priceCents?: number | null }): Promise<string>;
  setPrice(vehicleId: string, priceCents: number | null): Promise<void>;
  vehicle(vehicleId: string): Promise<VehicleRow>;
  /** Vehicles search was told about. */
  readonly told: string[];
}

interface VehicleRow {
  readonly availability: string;
  readonly held_by_order_id: string | null;
  readonly hold_expires_at: Date | null;
}

/** A retailer with one rooftop in Austin, a search that only listens, and accounts by name. */
export async function makeCheckoutWorld(): Promise<CheckoutWorld> {
  const world = await makeTestContext({ actor: { kind: "account", accountId: "acc_one", sessionId: "s" } });
  const told: string[] = [];
  const ctx = withPorts(world.ctx, told);
  await addRooftop(ctx);
  return {
    ...world,
    ctx,
    otherTenantCtx: withPorts(world.otherTenantCtx, told),
    told,
    as: (accountId) => ({ ...ctx, actor: { kind: "account", accountId, sessionId: "s" } }),
    addVehicle: (input = {}) => addVehicle(ctx, input),
    setPrice: async (vehicleId, priceCents) => {
      await ctx.db.transaction((trx) =>
        trx.updateTable("vehicle").set({ price_cents: priceCents }).where("id", "=", vehicleId).execute(),
      );
    },
    vehicle: (vehicleId) =>
      ctx.db.transaction((trx) =>
        trx
          .selectFrom("vehicle")
          .select(["availability", "held_by_order_id", "hold_expires_at"])
          .where("id", "=", vehicleId)
          .executeTakeFirstOrThrow(),
      ),
  };
}

function withPorts(ctx: TestContext, told: string[]): CheckoutContext {
  return {
    ...ctx,
    orderFacts: orderFactsFrom([]),
    vehicleSearch: {
      async applyNow(_tenantId, vehicleIds) {
        told.push(...vehicleIds);
      },
    },
    newDrafts: openNewDrafts(),
    credit: makeTestLender(),
    acceptedOfferNews: { offerAccepted: async () => {} },
    buyerScreening,
    promisedPayments: { promisedFor: async () => null },
    lenderProvider: sandboxLenderProvider,
    creditBureau: sandboxCreditBureau,
    lenderNews: {
      holdOrder: async () => {},
      onAcceptedOffer: () => Promise.resolve(),
      onLenderAnswered: async () => {},
    },
    geo: {
      countyOfZip: (zipCode) => (PLACES[zipCode] ? "Sample" : undefined),
      place: (zipCode) => PLACES[zipCode] && { zip: zipCode, ...PLACES[zipCode] },
      isCityOf: (zipCode, city) =>
        PLACES[zipCode]?.city === city || (zipCode === "78738" && city === "Bee Cave"),
    },
    allowsTestNumbers: true,
  };
}

async function addRooftop(ctx: CheckoutContext): Promise<void> {
  const rooftop = {
    tenant_id: ctx.tenantId,
    id: "austin",
    name: "Austin South",
    street_address: "1 Congress Avenue",
    city: "Austin",
    state: "TX",
    zip_code: "78701",
    latitude: 30.27,
    longitude: -97.74,
    time_zone: "America/Chicago",
    phone: "5122345678",
  };
  await ctx.db.transaction((trx) => trx.insertInto("rooftop").values(rooftop).execute());
}

async function addVehicle(ctx: CheckoutContext, input: { priceCents?: number | null }): Promise<string> {
  const id = ctx.ids.next("veh");
  const at = ctx.clock.now();
  const row = {
    tenant_id: ctx.tenantId,
    id,
    identity_key: `stock:austin:${id}`,
    rooftop_id: "austin",
    condition: "used" as const,
    year: 2022,
    make: "Toyota",
    model: "RAV4",
    mileage: 21_000,
    price_cents: input.priceCents === undefined ? 2_500_000 : input.priceCents,
    source: "test",
    created_at: at,
    updated_at: at,
  };
  await ctx.db.transaction((trx) => trx.insertInto("vehicle").values(row).execute());
  return id;
}

/** A draft with complete details, ready to be submitted. */
export async function makeDraft(ctx: CheckoutContext, vehicleKey: string): Promise<OrderView> {
  const { order } = await createOrder(ctx, { vehicleKey, dealType: "Cash" });
  return (await updateOrder(ctx, { orderNumber: order.orderNumber, buyer: TEST_BUYER })).order;
}

/** A submitted cash order, for the modules that work after the deal. */
export async function makeSubmittedOrder(ctx: CheckoutContext, vehicleKey: string): Promise<OrderView> {
  return submitOrder(ctx, await makeDraft(ctx, vehicleKey));
}
