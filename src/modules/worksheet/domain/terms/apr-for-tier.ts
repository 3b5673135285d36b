import type { CreditTierName } from "../settings-schema.ts";
import type { TenantSettings } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { ppmOfPercent, type Ppm } from "../figures/rate.ts";

/** The retailer's rates (OP-14). */
export type AprRules = Pick<
  TenantSettings["payment"],
  "aprByTier" | "longTermMonths" | "longTermAprPoints" | "newVehicleAprPoints"
>;

/** What decides the rate of an estimate. */
interface AprInput {
  readonly tier: CreditTierName;
  readonly termMonths: number;
  readonly condition: "new" | "used" | "certified";
}

/** OP-14: the tier's rate, more above the long term, less for a new vehicle; never below zero. */
export function aprForTier(payment: AprRules, { tier, termMonths, condition }: AprInput): Ppm {
  const percents =
    ppmOfPercent(payment.aprByTier[tier]) +
    (termMonths > payment.longTermMonths ? ppmOfPercent(payment.longTermAprPoints) : 0) +
    (condition === "new" ? ppmOfPercent(payment.newVehicleAprPoints) : 0);
  return Math.max(0, percents);
}
