import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { PayoffQuote } from "../domain/payoff-quote.ts";

type PayoffCallContext = RequestContext & { readonly keys: TenantKeys };

/** A loan or lease of which somebody allowed to ask. */
export interface PayoffQuestion {
  readonly lender: string;
  readonly accountNumber: string;
  readonly lastName: string;
  readonly ssnLast4: string;
  readonly isLease: boolean;
  /** Today where the retailer is. */
  readonly today: CivilDate;
}

export type PayoffReply =
  | { readonly kind: "quoted"; readonly quote: PayoffQuote }
  | { readonly kind: "account-not-found" }
  | { readonly kind: "name-differs" }
  /** The lender tells nobody but its customer. */
  | { readonly kind: "no-third-parties" }
  /** The leasing company sells to its customer alone. */
  | { readonly kind: "lease-refused" }
  | ProviderFailure;

/** Asks lenders what it takes to pay a loan off. Every call may be repeated. */
export interface PayoffService {
  /** False where nobody is asked: owners bring letters. */
  readonly asksLenders: boolean;
  readonly scenarios?: readonly SandboxScenario[];
  ask(ctx: PayoffCallContext, question: PayoffQuestion): Promise<PayoffReply>;
}
