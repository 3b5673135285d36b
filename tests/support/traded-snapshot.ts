import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import type { PaperSnapshot } from "#modules/contract-papers/domain/contract-input.ts";
import type { DealType, OrderTradeIn } from "#modules/orders/domain/order.ts";
import type { TradedCar } from "#modules/orders/domain/traded-car.ts";
import { estimateDeal } from "#modules/pricing/domain/deal-estimate.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { placeRulesOf } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { inspectionTermsOf } from "#modules/trade-in/domain/inspection/inspection-terms.ts";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import { pricedSnapshot } from "./priced-snapshot.ts";

const { config } = demoTenants[0]!.config;
const TYPES = { Cash: "cash", Finance: "finance", Lease: "lease" } as const;

/** The best answer to every question, and one key. */
const ANSWERS = {
  ...Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id])),
  keys: "one",
};

export const TRADED_CAR: TradedCar = {
  year: 2019,
  make: "Toyota",
  model: "Camry",
  trim: "LE",
  bodyStyle: "sedan",
  vin: "4T1B11HK5KU213456",
  plate: "KXB4821",
  lender: { name: "Buckeye Savings Bank", accountEnding: "8842", payTo: null },
};

/** A car that is traded in, owned unless `change` says otherwise. */
export function tradeIn(change: Partial<OrderTradeIn> = {}): OrderTradeIn {
  return {
    tradeInId: "trd_1",
    car: "2019 Toyota Camry LE",
    miles: 61_250,
    allowanceCents: 1_240_000,
    payoffCents: 0,
    payoffIsEstimate: false,
    ownership: "OWNED",
    expiresAt: "2026-12-01T00:00:00.000Z",
    inspection: inspectionTermsOf(config.tradeIn, { miles: 61_250, answers: ANSWERS }),
    title: { state: "OH", names: "one", isLost: false },
    ...change,
  };
}

/** An Ohio order with a traded-in car, counted by the worksheet as checkout counts it. */
export function tradedSnapshot(
  dealType: DealType,
  trade: OrderTradeIn,
  downPaymentCents = 350_000,
): PaperSnapshot {
  const onDate = "2026-11-21";
  const before = pricedSnapshot({ dealType, state: "OH", condition: dealType === "Lease" ? "new" : "used" });
  const place = placeRulesOf(config.payment, { state: "OH", onDate });
  if (place === undefined) throw new Error("no rules for Ohio");
  const { year, make, condition } = before.vehicle;
  const estimate = estimateDeal(dealRulesOf(config), {
    vehicle: {
      priceCents: 2_899_500,
      msrpCents: 3_010_000,
      incentivesCents: 50_000,
      condition,
      mileage: before.vehicle.mileage,
      year,
      make,
    },
    choices: {
      type: TYPES[dealType],
      downPaymentCents,
      tradeValueCents: trade.allowanceCents,
      tradeOwedCents: trade.payoffCents,
      tradeOwnership: trade.ownership,
    },
    place,
    delivery: null,
    contractDate: onDate,
  });
  if (estimate.kind === "not-possible") throw new Error(estimate.problems.join());
  return {
    ...before,
    buyerState: "OH",
    lines: estimate.lines,
    worksheet: estimate.worksheet,
    amountDueCents: estimate.worksheet.dueAtSigning.totalCents,
    tradeIn: trade,
  };
}
