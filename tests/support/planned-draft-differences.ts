import fc from "fast-check";
import { draftForPlans, quoteDraft } from "#modules/deal-drafts/server/quote/price-draft.ts";
import { priceWithOffer } from "#modules/deal-drafts/server/quote/standing-offer.ts";
import { INCENTIVE_PREFERENCES } from "#modules/incentives/domain/incentive-choices.ts";
import type { IncentiveProgram } from "#modules/incentives/domain/incentive-program.ts";
import { chosenPrograms } from "#modules/incentives/domain/order-incentives.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import type { Order, OrderProduct, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { buildMenu } from "#modules/protection/domain/build-menu.ts";
import { orderProduct } from "#modules/protection/domain/order-product.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { STATE_TREATMENTS } from "#modules/worksheet/domain/state-rules/state-treatments-data.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { anyDraft, draftContext } from "./any-draft.ts";
import { TEST_PROGRAMS } from "./any-programs.ts";
import { draftDifferences } from "./deal-differences.ts";

/** Any draft in checkout, with programs of its car and a wish for plans. */
export const anyPlannedDraft = fc.record({
  draft: anyDraft,
  fuel: fc.constantFrom(null, "gasoline", "electric"),
  year: fc.integer({ min: 2013, max: 2026 }),
  /** Which plans are wanted, and which programs the car has, bit by bit. */
  wish: fc.integer({ min: 0, max: 4_095 }),
  programs: fc.integer({ min: 0, max: 7 }),
  preference: fc.constantFrom(...INCENTIVE_PREFERENCES),
});

export type PlannedDraft = typeof anyPlannedDraft extends fc.Arbitrary<infer Draft> ? Draft : never;

interface DraftOutcome {
  readonly differences: readonly string[];
  readonly plans: number;
  readonly programs: number;
}

const NOTHING: DraftOutcome = { differences: [], plans: 0, programs: 0 };
const isWished = (bits: number) => (_: unknown, at: number) => ((bits >> at) & 1) === 1;

/**
 * What two places say differently of one draft with plans and incentives: its receipt, its worksheet, its contract, the
 * same draft on a lender's equal terms, and what its state's row taxes.
 */
export function plannedDraftDifferences(planned: PlannedDraft): DraftOutcome {
  const plain = quoted(planned, { programs: [], plans: [] });
  if (plain === undefined) return NOTHING;
  const programs = TEST_PROGRAMS.filter(isWished(planned.programs));
  const plans = wishedPlans(planned, programs);
  const snapshot = quoted(planned, { programs, plans });
  if (snapshot === undefined) return NOTHING;
  const { products = [], incentives } = snapshot;
  return {
    differences: [
      ...draftDifferences(snapshot),
      ...lineDifferences(snapshot),
      ...taxDifferences(planned.draft.state, { plain, snapshot }),
      ...contractDifferences(planned, snapshot),
    ],
    plans: products.length,
    programs: incentives === undefined ? 0 : chosenPrograms(incentives).length,
  };
}

interface Wanted {
  readonly programs: readonly IncentiveProgram[];
  readonly plans: readonly OrderProduct[];
}

function inputOf({ draft, fuel, year, preference }: PlannedDraft, { programs, plans }: Wanted) {
  const { forSale, dealType, choices, hasPromo } = draft;
  const vehicle = { ...forSale.vehicle, year };
  return {
    forSale: { ...forSale, vehicle, fuel, programs },
    delivery: { option: "PICKUP" as const, zipCode: forSale.rooftop.zipCode },
    deal: {
      dealType,
      choices,
      plans,
      promoCode: hasPromo ? "FALL500" : undefined,
      incentives: { counted: [], chosen: [], claims: [], preference, ended: [] },
    },
  };
}

function quoted(planned: PlannedDraft, wanted: Wanted): OrderSnapshot | undefined {
  const answer = quoteDraft(draftContext(planned.draft), inputOf(planned, wanted));
  return answer.kind === "quoted" ? answer.snapshot : undefined;
}

/** Plans of the Coverage step's menu, at most one of a product, as a buyer chooses them there. */
function wishedPlans(planned: PlannedDraft, programs: Wanted["programs"]): readonly OrderProduct[] {
  const asked = draftForPlans(draftContext(planned.draft), inputOf(planned, { programs, plans: [] }));
  const menu = buildMenu({ ...asked, chosen: [], t: englishText, hashOf: (words) => words });
  const plans = menu.products.flatMap((product) => product.plans).filter(isWished(planned.wish));
  return [...new Map(plans.map((plan) => [plan.productId, orderProduct(plan)])).values()];
}

/** Every plan, every program and the promo code is a line of the receipt by its name, to the cent. */
function lineDifferences({ lines, products = [], incentives, promo }: OrderSnapshot): string[] {
  const programs = incentives === undefined ? [] : chosenPrograms(incentives);
  const wanted = [
    ...products.map(({ label, priceCents }) => ({ label, cents: priceCents })),
    ...programs.flatMap(({ title, amountCents }) =>
      amountCents === null ? [] : [{ label: title, cents: -amountCents }],
    ),
    ...(promo === undefined ? [] : [{ label: promo.title, cents: -promo.amountCents }]),
  ];
  return wanted
    .filter(
      ({ label, cents }) =>
        lines.filter((one) => one.label === label && one.amountCents === cents).length !== 1,
    )
    .map(({ label, cents }) => `the receipt has no line ${label} ${cents}`);
}

/** By the state's own row: plans that it taxes come on top, and what it does not tax as a rebate comes off. */
function taxDifferences(
  state: string,
  { plain, snapshot }: Readonly<Record<"plain" | "snapshot", OrderSnapshot>>,
): string[] {
  const { worksheet, products = [], incentives } = snapshot;
  if (worksheet === undefined || worksheet.dealType === "lease") return [];
  const row = STATE_TREATMENTS.filter(
    (one) => one.state === state && one.effectiveFrom <= worksheet.contractDate,
  ).toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? 1 : -1))[0];
  // A row that nobody verified counts a maker's money into the tax, as estimates always did.
  const isOff = row?.makerRebate.confidence === "verified" && !row.makerRebate.value;
  const taxed = products.filter(
    ({ code }) =>
      (code === "serviceContract" && row?.serviceContract.value) || (code === "gap" && row?.gap.value),
  );
  const untaxed = (incentives === undefined ? [] : chosenPrograms(incentives)).filter(
    ({ kind }) => kind === "retailer" || isOff,
  );
  const sum = (cents: readonly (number | null)[]) => cents.reduce<number>((all, one) => all + (one ?? 0), 0);
  const more = sum(taxed.map(({ priceCents }) => priceCents));
  const wanted = more - sum(untaxed.map(({ amountCents }) => amountCents));
  const [before, after] = [taxedCents(plain), taxedCents(snapshot)];
  return before === null || after === null || after - before === wanted
    ? []
    : [`taxed in ${state}: ${after - before}, not ${wanted}`];
}

/** Null where nothing is taxed: then there is no line. */
function taxedCents({ worksheet }: OrderSnapshot): number | null {
  const values = worksheet?.lines.find(({ code }) => code === "tax")?.because.values;
  return values === undefined ? null : Number(values["baseCents"]) + Number(values["creditCents"]);
}

/** The same draft on a lender's terms that are those of the quote: the contract that is then signed. */
function contractDifferences(planned: PlannedDraft, quote: OrderSnapshot): string[] {
  const { loan } = quote.worksheet ?? {};
  if (!loan) return [];
  const terms: LoanTerms = { ...loan.terms, lenderId: "lender", lenderName: "Example Bank" };
  const { draft } = planned;
  const order = { dealType: draft.dealType, snapshot: quote } as Order;
  const offer = { terms, counter: null } as LenderOffer;
  const { forSale } = inputOf(planned, { programs: [], plans: [] });
  const contract = priceWithOffer(draftContext(draft), { order, forSale, offer });
  if (contract === undefined) return ["the contract can't be had"];
  const said = (snapshot: OrderSnapshot) =>
    JSON.stringify([
      snapshot.lines,
      snapshot.amountDueCents,
      snapshot.products,
      snapshot.incentives?.chosen,
      snapshot.promo,
      snapshot.worksheet?.loan?.schedule,
      snapshot.worksheet?.loan?.apr,
      snapshot.worksheet?.loan?.itemization,
    ]);
  return said(contract) === said(quote) ? [] : [`contract: ${said(contract)}, not ${said(quote)}`];
}
