import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ProtectionPlan, ProtectionProduct, ProtectionSettings } from "../settings-schema.ts";
import type { CoverageCase } from "./coverage-case.ts";

/** What a price may depend on: the car's make, the rooftop and the state's law. Never the buyer. */
type PriceFacts = Pick<CoverageCase, "rooftopId" | "state"> & { readonly make: string };

/**
 * The price of a plan, the same for everybody who buys this car there: the rooftop's, else that of the car's class, else
 * the plan's. Where the state wants the filed price it is that one; where it caps prices, never more.
 */
export function planPrice(
  settings: Pick<ProtectionSettings, "classes">,
  { product, plan }: { readonly product: ProtectionProduct; readonly plan: ProtectionPlan },
  facts: PriceFacts,
): Cents {
  const make = facts.make.toLowerCase();
  const vehicleClass = settings.classes.find(({ makes }) => makes.some((one) => one.toLowerCase() === make));
  const listed =
    plan.priceByRooftop[facts.rooftopId] ?? plan.priceByClass[vehicleClass?.id ?? ""] ?? plan.price;
  const kind = product.priceKindByState[facts.state] ?? product.priceKind;
  const { filedPrice = listed } = plan;
  if (kind === "equal") return centsOf(filedPrice);
  return centsOf(kind === "at-most" ? Math.min(listed, filedPrice) : listed);
}
