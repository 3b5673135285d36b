import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { estimateDeal } from "#modules/pricing/domain/deal-estimate.ts";
import type { DealInput } from "#modules/pricing/domain/deal-input.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { atRooftop } from "#modules/pricing/server/at-rooftop.ts";
import { quoteFees } from "#modules/pricing/server/quote-fees.ts";
import { inRetailersWords, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { buildMenu, type MenuInput } from "../domain/build-menu.ts";
import type { MenuBody } from "../domain/protection-bodies.ts";
import type { ProtectionMenu } from "../domain/protection-menu.ts";
import type { CoverageCase } from "../domain/rating/coverage-case.ts";
import { WAY_TO_PAY } from "../domain/way-to-pay.ts";
import { wordsHash } from "./words-hash.ts";

/**
 * PROT-04, PROT-05: the plans for a car and a deal, for anybody: it reads, writes nothing and asks for nobody's name.
 * @throws AppError not-found `vehicle.notFound`, `zip.unknown`; invalid `zip.unsupported`
 */
export async function priceMenu(asked: InventoryContext, input: MenuBody): Promise<ProtectionMenu> {
  const vehicle = await getVehicle(asked, { key: input.vehicle });
  const { condition, make, rooftop } = vehicle;
  const ctx = atRooftop(asked, { dealershipId: rooftop.id, make, condition });
  const { state, rules: place } = await quoteFees(ctx, { zip: input.zip });
  const saleDate = localTimeOf(ctx.clock.now().getTime(), rooftop.timeZone).date;
  const { type, ...choices } = input.deal;
  const deal: DealInput = {
    vehicle: {
      priceCents: vehicle.priceCents,
      msrpCents: vehicle.msrpCents,
      incentivesCents: vehicle.incentivesCents,
      condition,
      mileage: vehicle.mileage,
      year: vehicle.year,
      make,
      dealershipId: rooftop.id,
    },
    choices: { ...choices, type: WAY_TO_PAY[type] },
    place,
    delivery: null,
    contractDate: saleDate,
  };
  const menu = buildMenu({
    settings: ctx.tenant.config.protection,
    facts: factsOf(vehicle, { state, saleDate, dealType: type }),
    priceWith: pricing(ctx, deal),
    chosen: input.chosen,
    t: textOf(ctx.tenant),
    hashOf: wordsHash,
  });
  return inRetailersWords(ctx.tenant, menu);
}

function factsOf(
  { condition, year, make, fuel, mileage, priceCents, rooftop }: VehicleDetailsView,
  place: Pick<CoverageCase, "state" | "saleDate" | "dealType">,
): MenuInput["facts"] {
  const vehicle = { condition, year, make, fuel, miles: mileage, priceCents: priceCents ?? 0 };
  return { vehicle, rooftopId: rooftop.id, ...place };
}

function pricing({ tenant }: InventoryContext, deal: DealInput): MenuInput["priceWith"] {
  const rules = dealRulesOf(tenant.config);
  return (products) => {
    const estimate = estimateDeal(rules, { ...deal, products });
    return estimate.kind === "not-possible" ? null : estimate.worksheet;
  };
}
