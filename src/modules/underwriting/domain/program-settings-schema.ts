import * as v from "valibot";
import { bool, dollars, line, percent, phone, whole } from "#platform/shared/settings/field-schemas.ts";

const points = percent(-20, 30);
const months = whole(0, 600);
const lines = v.pipe(v.array(line), v.minLength(1, "must hold at least one line"), v.maxLength(5));
const states = v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, "must be a state like TX")));
const slug = v.pipe(
  line,
  v.regex(/^[a-z0-9][a-z0-9-]{0,40}$/u, "must be lower-case letters, digits and dashes"),
);
const condition = v.picklist(["NEW", "CERTIFIED", "USED"], "must be NEW, CERTIFIED or USED");
const conditions = v.optional(v.pipe(v.array(condition), v.minLength(1)), ["NEW", "CERTIFIED", "USED"]);
const no = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);

/** Grades by score, best first; the last one's score is the least that is taken. */
const Tier = v.strictObject({
  name: line,
  minimumScore: whole(300, 900),
  /** Added to the rate sheet, percent points. */
  addPoints: v.optional(points, 0),
  /** The same for a lease's factor, in percent points a year. */
  leaseAddPoints: v.optional(points, 0),
  /** Tighter than the program's own; null takes that. */
  maximumTotalLtvPercent: no(percent(1, 300)),
  maximumPtiPercent: no(percent(1, 100)),
  minimumDownPercent: no(percent(0, 90)),
});

/** The first row that a car and a term fit gives the rate. */
const RateRow = v.strictObject({
  conditions,
  maximumAgeYears: whole(0, 50),
  maximumTermMonths: whole(6, 120),
  ratePercent: percent(0, 60),
});

/** Points added to the rate where all that is named holds. */
const RateAdder = v.strictObject({
  points,
  minimumScore: no(whole(300, 900)),
  /** At most this total loan-to-value. */
  maximumLtvPercent: no(percent(1, 300)),
  /** Above this total loan-to-value. */
  aboveLtvPercent: no(percent(1, 300)),
  minimumAmount: no(dollars()),
  aboveTermMonths: no(whole(0, 120)),
  thinFile: v.optional(bool, false),
});

/** So long may a loan run for a car up to these miles, from this amount. */
const TermLimit = v.strictObject({
  upToMiles: whole(0, 999_999),
  minimumAmount: v.optional(dollars(), 0),
  maximumTermMonths: whole(6, 120),
});

const Stipulation = v.strictObject({
  code: v.picklist(
    [
      "PROOF_OF_INCOME",
      "PROOF_OF_RESIDENCE",
      "PROOF_OF_IDENTITY",
      "PROOF_OF_INSURANCE",
      "PROOF_OF_PHONE",
      "PROOF_OF_BIRTH_DATE",
      "BANK_STATEMENTS",
      "REFERENCES",
      "PAYOFF_LETTER",
      "BANKRUPTCY_DISCHARGE",
      "TITLE_STATUS",
    ],
    "must be one of the stipulations in the README",
  ),
  /** Asked when any of these holds; with none named, always. */
  belowScore: no(whole(300, 900)),
  aboveAmount: no(dollars()),
  abovePtiPercent: no(percent(0, 100)),
  selfEmployed: v.optional(bool, false),
  withPayoff: v.optional(bool, false),
});

const Loan = v.strictObject({
  terms: v.pipe(v.array(whole(6, 120)), v.minLength(1, "must hold at least one term")),
  rates: v.pipe(v.array(RateRow), v.minLength(1, "must hold at least one row")),
  adders: v.optional(v.array(RateAdder), []),
  floorPercent: v.optional(percent(0, 60), 0),
  ceilingPercent: v.optional(percent(0, 60), 60),
  termLimits: v.optional(v.array(TermLimit), []),
  accrual: v.optional(
    v.picklist(
      ["regular", "oddSimple365", "oddSimple360", "appendixJ", "daily365"],
      "must be regular, oddSimple365, oddSimple360, appendixJ or daily365",
    ),
    "daily365",
  ),
  paymentRounding: v.optional(v.picklist(["half-up", "up"], "must be half-up or up"), "half-up"),
  /** Paid by the buyer: a prepaid finance charge. */
  lenderFee: v.optional(dollars(10_000), 0),
  lenderFeeIsFinanced: v.optional(bool, true),
});

/** E.g. `0.00125`; times 2,400 it is about a yearly rate in percent. */
const moneyFactor = v.pipe(
  v.number("must be a number"),
  v.minValue(0, "must not be negative"),
  v.maxValue(0.02, "must be at most 0.02"),
  v.check((factor) => Number.isInteger(Math.round(factor * 1e9) / 1e4), "must have at most five decimals"),
);

const Lease = v.strictObject({
  factors: v.pipe(
    v.array(v.strictObject({ maximumTermMonths: whole(6, 72), moneyFactor })),
    v.minLength(1, "must hold at least one row"),
  ),
  residuals: v.pipe(
    v.array(
      v.strictObject({ termMonths: whole(6, 72), annualMiles: whole(1000, 50_000), percent: percent(1, 99) }),
    ),
    v.minLength(1, "must hold at least one row"),
  ),
  maximumResidualizedMsrp: no(dollars()),
  acquisitionFee: v.optional(dollars(10_000), 0),
  dispositionFee: v.optional(dollars(10_000), 0),
  purchaseOptionFee: v.optional(dollars(10_000), 0),
  excessMile: v.optional(dollars(10), 0.25),
  securityDeposit: v.optional(dollars(10_000), 0),
  conditions: v.optional(v.pipe(v.array(condition), v.minLength(1)), ["NEW"]),
  maximumAgeYears: v.optional(whole(0, 10), 1),
});

const Limits = v.strictObject({
  minimumAmount: v.optional(dollars(), 0),
  minimumFrontAmount: v.optional(dollars(), 0),
  maximumAmount: v.optional(dollars(), 1_000_000),
  frontLtvPercent: no(percent(1, 300)),
  totalLtvPercent: no(percent(1, 300)),
  basisNew: v.optional(v.picklist(["MSRP", "INVOICE", "PRICE"], "must be MSRP, INVOICE or PRICE"), "MSRP"),
  basisUsed: v.optional(v.picklist(["BOOK", "PRICE"], "must be BOOK or PRICE"), "BOOK"),
  /** Where the basis is not known the price stands in; otherwise the deal fails on it. */
  priceStandsIn: v.optional(bool, true),
  ptiPercent: no(percent(1, 100)),
  /** A higher share from this income a year. */
  ptiByIncome: v.optional(
    v.array(v.strictObject({ fromAnnualIncome: dollars(), percent: percent(1, 100) })),
    [],
  ),
  maximumPayment: no(dollars()),
  dtiPercent: no(percent(1, 100)),
  /** Housing counts at least this much. */
  minimumHousing: v.optional(dollars(), 0),
  minimumDisposable: no(dollars()),
  minimumMonthlyIncome: v.optional(dollars(), 0),
  minimumDownPercent: v.optional(percent(0, 90), 0),
  minimumDown: v.optional(dollars(), 0),
  tradeCountsAsDown: v.optional(bool, true),
});

const Stability = v.strictObject({
  /** Months on the job, by amount: the first row at or above the amount counts. */
  monthsOnJob: v.optional(v.array(v.strictObject({ upToAmount: dollars(), months })), []),
  monthsAtAddress: v.optional(months, 0),
  /** More jobs than this within the last twelve months fail. */
  maximumJobsInYear: no(whole(1, 20)),
  refusedStatuses: v.optional(
    v.array(
      v.picklist(
        ["PART_TIME", "SELF_EMPLOYED", "STUDENT", "UNEMPLOYED", "CONTRACT", "SEASONAL", "TEMPORARY", "OTHER"],
        "must be a status that a lender may refuse",
      ),
    ),
    [],
  ),
});

const Credit = v.strictObject({
  /** Which score decides for two applicants. */
  jointScore: v.optional(
    v.picklist(["average", "primary", "higher-income"], "must be average, primary or higher-income"),
    "primary",
  ),
  takesThinFile: v.optional(bool, true),
  takesNoFile: v.optional(bool, false),
  /** Since the discharge; null does not look. */
  bankruptcyMonths: no(months),
  repossessionMonths: no(months),
});

const Vehicle = v.strictObject({
  maximumAgeYears: v.optional(whole(0, 50), 50),
  maximumMiles: v.optional(whole(0, 999_999), 999_999),
  takesBrandedTitle: v.optional(bool, false),
  conditions,
  /** Only these makes; null takes all. */
  makes: no(v.pipe(v.array(line), v.minLength(1))),
  refusedMakes: v.optional(v.array(line), []),
});

const Products = v.strictObject({
  maximumVsc: no(dollars()),
  maximumGap: no(dollars()),
  maximumOther: no(dollars()),
  /** Of the amount financed. */
  maximumSharePercent: no(percent(0, 100)),
});

const FirstPayment = v.strictObject({
  minimumDays: v.optional(whole(0, 120), 15),
  maximumDays: v.optional(whole(0, 120), 45),
  latestDueDay: v.optional(whole(1, 31), 28),
});

/** One lender's rules. US dollars, percent, months, miles, as rate sheets have them. */
const Program = v.pipe(
  v.strictObject({
    id: slug,
    name: line,
    legalName: line,
    addressLines: lines,
    phone,
    /** Who supervises it, as notices name it. */
    agencyLines: lines,
    /** Invented, for demonstrations. */
    isSample: v.optional(bool, false),
    enabled: v.optional(bool, true),
    /** Empty serves every state. */
    states: v.optional(states, []),
    refusedStates: v.optional(states, []),
    takesItin: v.optional(bool, false),
    takesJoint: v.optional(bool, true),
    /** So long it takes to answer. */
    answerSeconds: v.optional(whole(0, 604_800), 0),
    offerDays: v.optional(whole(1, 90), 30),
    tiers: v.pipe(
      v.array(Tier),
      v.minLength(1, "must hold at least one tier"),
      v.check(
        (tiers) =>
          tiers.every(({ minimumScore }, i) => i === 0 || minimumScore < (tiers[i - 1]?.minimumScore ?? 0)),
        "must go from the best score down",
      ),
    ),
    loan: no(Loan),
    lease: no(Lease),
    limits: v.optional(Limits, {}),
    credit: v.optional(Credit, {}),
    stability: v.optional(Stability, {}),
    vehicle: v.optional(Vehicle, {}),
    products: v.optional(Products, {}),
    firstPayment: v.optional(FirstPayment, {}),
    stipulations: v.optional(v.array(Stipulation), []),
    counterOffers: v.optional(bool, true),
    /** A counter-offer asks for at most this much more down, of the amount asked for. */
    maximumExtraDownPercent: v.optional(percent(0, 100), 35),
    /** Contract rate less buy rate; the same for every buyer. */
    reservePoints: v.optional(percent(0, 3), 0),
    /** What the lender keeps of the funds. */
    dealerDiscountFee: v.optional(dollars(10_000), 0),
  }),
  v.check(({ loan, lease }) => loan !== null || lease !== null, "must have a loan or a lease"),
  v.forward(
    v.check(
      ({ loan }) => loan === null || loan.floorPercent <= loan.ceilingPercent,
      "must not be above ceilingPercent",
    ),
    ["loan"],
  ),
);

/** A lender's rules as a checked configuration holds them; rules turn them into cents and ppm where they are used. */
export type LenderProgram = v.InferOutput<typeof Program>;

/** All lenders of a retailer. */
export const ProgramList = v.pipe(
  v.array(Program),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, "must not name a lender twice"),
);
