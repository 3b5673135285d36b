import type { RequestContext } from "#platform/server/request-context.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentMethod } from "../domain/allowed-methods.ts";

/** What a token stands for; never a number. */
export interface PaymentSource {
  readonly method: PaymentMethod;
  /** `Visa ending in 4242`. */
  readonly display: string;
}

export type ChargeOutcome = "captured" | "pending" | "hold" | "declined" | "insufficient-funds";

export interface ChargeAnswer {
  /** Names the charge at the gateway. */
  readonly ref: string;
  readonly outcome: ChargeOutcome;
}

/** Takes money. Card and account numbers go from the buyer's browser to the gateway and never through us. */
export interface PaymentGateway {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  /** Undefined for a token that is unknown, over or of another order. */
  describe(
    ctx: RequestContext,
    input: { readonly token: string; readonly orderNumber: string },
  ): Promise<PaymentSource | undefined>;
  /** The same key is the same charge, however often it is sent. */
  charge(
    ctx: RequestContext,
    input: { readonly key: string; readonly token: string; readonly amountCents: Cents },
  ): Promise<ChargeAnswer>;
  /** What became of a charge since. */
  readCharge(ctx: RequestContext, key: string): Promise<ChargeAnswer | undefined>;
  /** Begins linking a bank account (OP-03). `linkUrl` is where the buyer signs in to the bank. */
  createBankLink(
    ctx: RequestContext,
    orderNumber: string,
  ): Promise<{ readonly linkToken: string; readonly linkUrl: string }>;
  /** Turns a finished link into a token to charge; undefined when the bank refused or the link is over. */
  exchangeBankLink(
    ctx: RequestContext,
    input: { readonly publicToken: string; readonly orderNumber: string },
  ): Promise<{ readonly token: string; readonly display: string } | undefined>;
  /** The embedded gateway's own fields; a vendor brings its own. */
  readonly fields?: GatewayFields;
}

/** What a hosted field may send to the embedded gateway. */
export type TokenRequest =
  | {
      readonly kind: "card";
      readonly number: string;
      readonly expMonth: number;
      readonly expYear: number;
      readonly cvc: string;
      readonly name: string;
      readonly zipCode: string;
    }
  | { readonly kind: "bank"; readonly routingNumber: string; readonly accountNumber: string };

export type TokenAnswer =
  | { readonly kind: "token"; readonly token: string; readonly display: string }
  | { readonly kind: "refused"; readonly field: string; readonly message: string };

export interface GatewayFields {
  tokenize(ctx: RequestContext, request: TokenRequest): Promise<TokenAnswer>;
  /** The bank's sign-in page: the buyer picks an account or gives up. Undefined for an unknown link. */
  finishBankLink(
    ctx: RequestContext,
    input: { readonly linkToken: string; readonly institution: string; readonly succeeds: boolean },
  ): Promise<{ readonly publicToken: string } | undefined>;
}
