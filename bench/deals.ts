import fc from "fast-check";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { quoteDraft } from "#modules/deal-drafts/server/quote/price-draft.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { anyDeal } from "#tests/support/any-deal.ts";
import { anyDraft, draftContext, type AnyDraft } from "#tests/support/any-draft.ts";
import { dealDifferences, draftDifferences } from "#tests/support/deal-differences.ts";
import { anyPlannedDeal, planDifferences } from "#tests/support/plan-differences.ts";
import { anyPlannedDraft, plannedDraftDifferences } from "#tests/support/planned-draft-differences.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- deals [how many] [first seed]: random deals, counted by every place that says a number, and compared. A
 * seed is a thousand deals; with a first one it is a piece of the whole, which is printed only.
 */
const WANTED = Number(process.argv[2] ?? 100_000);
const FIRST = Number(process.argv[3] ?? 1);
const isPiece = process.argv[3] !== undefined;
const CHUNK = 1000;
const { config } = (demoTenants[0] as (typeof demoTenants)[number]).config;
const head = machine();

interface Comparison {
  readonly isPossible: boolean;
  readonly differences: readonly string[];
}

interface Compared {
  readonly what: string;
  deals: number;
  possible: number;
  readonly differences: string[];
}

const worksheets = compareAll("worksheet, contract, browser", anyDeal, ({ input, state }) => {
  const rules = worksheetRulesOf(config, { state, onDate: input.contractDate });
  const isPossible = dealWorksheet(rules, input).problems.length === 0;
  return { isPossible, differences: dealDifferences(rules, input) };
});
const drafts = compareAll("draft, receipt, contract", anyDraft, draftFindings);
const planned = compareAll("with protection plans, taxed by state", anyPlannedDeal, (deal) => {
  const { plans, differences } = planDifferences(deal);
  return { isPossible: plans > 0, differences };
});
const whole = compareAll("draft, receipt, contract with plans and incentives", anyPlannedDraft, (draft) => {
  const { plans, programs, differences } = plannedDraftDifferences(draft);
  return { isPossible: plans > 0 && programs > 0, differences };
});

const all = [worksheets, drafts, planned, whole];
const rows = table(["what", "deals", "that can be had", "differences"], all.map(rowOf));
if (isPiece) console.log(rows);
else
  publish(
    "Random deals",
    `${head}. Deals of all states, types, offers, conventions, trade-ins, products and dates at random; every number that two
places say is compared: the worksheet after a trip through JSON, its lines, the contract's boxes and schedule counted again,
the receipt and its totals. Of deals with protection plans, those with a plan count as had; what each state taxes is compared with
its row. The last row takes drafts through checkout with plans of its menu, incentive programs and a promo code: each is a
line of the receipt, and the contract on a lender's equal terms says the same to the cent; those with a plan and a program
count as had. The same comparisons run over a thousand other deals in every \`npm test\`.

${rows}`,
  );
const found = all.flatMap(({ differences }) => differences);
if (found.length > 0) {
  console.error(found.slice(0, 20).join("\n"));
  process.exitCode = 1;
}

function compareAll<T>(
  what: string,
  ...[any, compare]: [fc.Arbitrary<T>, (deal: T) => Comparison]
): Compared {
  const compared: Compared = { what, deals: 0, possible: 0, differences: [] };
  for (let seed = FIRST; compared.deals < WANTED; seed += 1) {
    for (const deal of fc.sample(any, { seed, numRuns: Math.min(CHUNK, WANTED - compared.deals) })) {
      const { isPossible, differences } = compare(deal);
      compared.deals += 1;
      if (isPossible) compared.possible += 1;
      compared.differences.push(...differences);
    }
  }
  return compared;
}

function draftFindings(draft: AnyDraft): Comparison {
  const { forSale, dealType, choices, hasPromo } = draft;
  const answer = quoteDraft(draftContext(draft), {
    forSale,
    delivery: { option: "PICKUP", zipCode: forSale.rooftop.zipCode },
    deal: { dealType, choices, promoCode: hasPromo ? "FALL500" : undefined },
  });
  return answer.kind === "quoted"
    ? { isPossible: true, differences: draftDifferences(answer.snapshot) }
    : { isPossible: false, differences: [] };
}

function rowOf({ what, deals, possible, differences }: Compared): string[] {
  return [what, deals, possible, differences.length].map((value) => value.toLocaleString("en-US"));
}
