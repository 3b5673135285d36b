import type { DealType } from "#modules/orders/domain/order.ts";
import type { Condition } from "#modules/inventory/domain/vehicle.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";

/** Everything that decides which plans fit; nothing about who buys, so that everybody has the same price. */
export interface CoverageCase {
  readonly vehicle: {
    readonly condition: Condition;
    readonly year: number;
    readonly make: string;
    /** As the stock says it; null where nobody knows. */
    readonly fuel: string | null;
    readonly miles: number | null;
    readonly priceCents: Cents;
  };
  readonly rooftopId: string;
  /** Two letters: where the buyer registers the car. */
  readonly state: string;
  readonly saleDate: CivilDate;
  readonly dealType: DealType;
  /** The loan as it would be with these plans; null for cash and leases. */
  readonly loan: LoanOfCase | null;
}

export interface LoanOfCase {
  readonly amountFinancedCents: Cents;
  readonly productsCents: Cents;
  readonly valueCents: Cents;
  /** Percent a year. */
  readonly apr: number;
  readonly termMonths: number;
}
