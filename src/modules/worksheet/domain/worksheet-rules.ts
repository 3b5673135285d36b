import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { dealRulesOf, type DealRules } from "./terms/deal-rules.ts";
import { placeRulesOf, type PlaceRules } from "./state-rules/place-rules.ts";

/** Everything that decides a worksheet beside the deal itself; plain data, the same in browser and server. */
export interface WorksheetRules extends DealRules {
  /** Null leaves taxes and fees out. */
  readonly place: PlaceRules | null;
}

/** The rules of a retailer for a place on a day. A place nobody has rules for counts as none. */
export function worksheetRulesOf(
  settings: Pick<TenantSettings, "payment" | "contentSettings" | "delivery">,
  place: { readonly state: string; readonly onDate: CivilDate } | null,
): WorksheetRules {
  const rules = place === null ? null : (placeRulesOf(settings.payment, place) ?? null);
  return { ...dealRulesOf(settings), place: rules };
}
