import type { IncentiveProgram } from "#modules/incentives/domain/incentive-program.ts";

const PROGRAM: IncentiveProgram = {
  id: "cash",
  number: "cash",
  kind: "customer-cash",
  title: "Customer cash",
  maker: "Aster",
  models: [],
  trims: [],
  fromYear: null,
  toYear: null,
  conditions: [],
  states: [],
  zips: [],
  from: "2000-01-01",
  to: "2099-12-31",
  dealTypes: [],
  lenders: [],
  creditTiers: [],
  amountCents: 75_000,
  rates: [],
  residualPpm: null,
  proof: null,
  stackGroup: null,
  excludes: [],
  appliedAs: "down-payment",
  isInFeedPrice: false,
};
const RATES = [12, 24, 36, 48, 60, 72, 84].map((months) => ({ months, ratePpm: 29_000 }));

/** The maker's cash, a cut of the retailer's own, and a special rate that excludes the cash. */
export const TEST_PROGRAMS: readonly IncentiveProgram[] = [
  PROGRAM,
  { ...PROGRAM, id: "own", number: "own", kind: "retailer", title: "Our own", appliedAs: "price" },
  {
    ...PROGRAM,
    id: "rate",
    number: "rate",
    kind: "special-apr",
    title: "Special rate",
    appliedAs: "rate",
    amountCents: null,
    rates: RATES,
    dealTypes: ["finance"],
    excludes: ["cash"],
  },
];
