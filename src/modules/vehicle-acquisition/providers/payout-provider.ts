import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";

/** Money to send by ACH. */
export interface PayoutOrder {
  /** The same for every attempt at the same payment: a bank sends one, however often it is told. */
  readonly key: string;
  readonly amountCents: Cents;
  readonly to:
    | { readonly kind: "lender"; readonly name: string }
    | {
        readonly kind: "account";
        readonly holder: string;
        readonly routingNumber: string;
        readonly accountNumber: string;
      };
}

export interface PayoutReport {
  readonly state: "PENDING" | "PAID" | "RETURNED";
  /** The return reason of the ACH network, e.g. `R03`; null unless returned. */
  readonly reason: string | null;
}

/** Sends money for the retailer. @throws AppError provider-unavailable, after which sending is repeated */
export interface PayoutProvider {
  /** How to reach every outcome of the embedded one. */
  readonly scenarios: readonly SandboxScenario[];
  send(ctx: TenantContext, order: PayoutOrder): Promise<void>;
  /** Where a payment stands; null for one that was never sent. */
  read(ctx: TenantContext, key: string): Promise<PayoutReport | null>;
  /** The desk's word that the day is over; a real bank has none. */
  settle?(ctx: TenantContext, key: string): Promise<void>;
}
