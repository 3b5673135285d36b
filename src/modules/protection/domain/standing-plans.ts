import type { WorksheetProduct } from "#modules/worksheet/domain/worksheet-input.ts";
import type { Worksheet } from "#modules/worksheet/domain/worksheet.ts";
import { planLabel } from "./deal-product.ts";
import { loanOfCase } from "./menu-payment.ts";
import type { FellAwayPlan } from "./protection-menu.ts";
import type { CoverageCase } from "./rating/coverage-case.ts";
import { ratePlans } from "./rating/rate-plans.ts";
import type { RefusedPlan } from "./rating/rated-plan.ts";
import type { ProtectionSettings } from "./settings-schema.ts";

/** A plan as an order keeps it. */
type KeptPlan = WorksheetProduct;

interface StandingInput<Plan extends KeptPlan> {
  readonly settings: ProtectionSettings;
  readonly facts: Omit<CoverageCase, "loan">;
  readonly kept: readonly Plan[];
  /** Null where the deal is not possible with these products. */
  readonly priceWith: (products: readonly Plan[]) => Worksheet | null;
  /** The prices were agreed to, whatever the list says today. */
  readonly isAgreed?: boolean | undefined;
}

interface Standing<Plan> {
  readonly stays: readonly Plan[];
  readonly fellAway: readonly FellAwayPlan[];
}

/**
 * Which chosen plans still fit a deal that changed: rated again with the whole deal, one leaves at a time until all that
 * stay fit together. A plan whose price changed leaves as well, since nobody agreed to the new one.
 */
export function standingPlans<Plan extends KeptPlan>(input: StandingInput<Plan>): Standing<Plan> {
  const fellAway: FellAwayPlan[] = [];
  let stays = input.kept;
  while (stays.length > 0) {
    const leaves = firstThatLeaves(input, stays);
    if (leaves === undefined) break;
    fellAway.push(leaves);
    stays = stays.filter(({ id }) => id !== leaves.id);
  }
  return { stays, fellAway };
}

function firstThatLeaves<Plan extends KeptPlan>(
  input: StandingInput<Plan>,
  stays: readonly Plan[],
): FellAwayPlan | undefined {
  const { settings, facts, priceWith, isAgreed = false } = input;
  const sheet = priceWith(stays);
  const last = stays.at(-1);
  if (sheet === null && last && priceWith([]) !== null) return leaving(settings, last, "lender-limit");
  const loan = sheet && loanOfCase(sheet, facts.vehicle.priceCents);
  const ids = stays.map(({ id }) => id);
  const { plans, refused } = ratePlans(settings, { ...facts, loan }, ids);
  for (const kept of stays) {
    const no = refused.find(({ id }) => id === kept.id);
    if (no) return no;
    const rated = plans.find(({ id }) => id === kept.id);
    if (isAgreed) continue;
    if (rated === undefined) return leaving(settings, kept, "no-longer-offered");
    if (rated.priceCents !== kept.priceCents || planLabel(rated) !== kept.label)
      return leaving(settings, kept, "price-changed");
  }
  return undefined;
}

function leaving(
  { products }: ProtectionSettings,
  { id, label, priceCents }: KeptPlan,
  reason: RefusedPlan["reason"],
): FellAwayPlan {
  const productId = id.split(".")[0] ?? id;
  const code = products.find((product) => product.id === productId)?.code ?? "";
  return { id, productId, code, label, reason, values: { priceCents } };
}
