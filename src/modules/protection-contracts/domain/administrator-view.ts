import type { Cents } from "#platform/shared/money.ts";

/** What the embedded administrator answers now, and its newest contracts; cents. */
export interface AdministratorView {
  readonly isDown: boolean;
  readonly plans: readonly {
    readonly planId: string;
    readonly label: string;
    readonly listCents: Cents;
    /** What the desk said of its rate. */
    readonly said: "nothing" | "withdrawn" | "changed";
    readonly changedCents: Cents | null;
  }[];
  readonly contracts: readonly {
    readonly contractNumber: string;
    readonly label: string;
    readonly state: "created" | "in-force" | "voided" | "canceled";
    readonly paidClaimsCents: Cents;
  }[];
}
