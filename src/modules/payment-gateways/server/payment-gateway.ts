import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentMethod } from "../domain/payment-method.ts";

/** What a token stands for; never a number. */
export interface PaymentSource {
  readonly method: PaymentMethod;
  /** As `accountCode` writes it: `card:Visa:4242`. */
  readonly display: string;
}

/**
 * `hold`: the bank keeps the money for us until `capture` or `cancel`. `action-required`: the buyer's bank wants
 * to hear from the buyer first. `returned`: it was captured and the bank took it back.
 */
export type ChargeOutcome =
  | "captured"
  | "pending"
  | "hold"
  | "action-required"
  | "declined"
  | "insufficient-funds"
  | "canceled"
  | "returned";

export interface ChargeAnswer {
  /** Names the charge at the gateway. */
  readonly ref: string;
  readonly outcome: ChargeOutcome;
  /** With `action-required`: what the gateway's own script needs in the buyer's browser; not kept. */
  readonly clientAction?: string;
}

export interface ChargeRequest {
  readonly key: string;
  readonly token: string;
  readonly amountCents: Cents;
  readonly method: PaymentMethod;
  /** When the charge was claimed; gateways forget keys after a while and are asked instead of told again. */
  readonly claimedAt: Date;
}

/** A charge by our key and, once its answer arrived, by the gateway's name. */
export interface ChargeName {
  readonly key: string;
  readonly ref: string | null;
}

export interface RefundAnswer {
  readonly ref: string;
  readonly outcome: "refunded" | "pending" | "failed";
}

/** What the payment document needs to show the gateway's card fields. */
export type FieldsSettings =
  | { readonly kind: "embedded"; readonly address: string }
  | { readonly kind: "stripe"; readonly publishableKey: string };

/**
 * Takes money. Card and account numbers go from the buyer's browser to the gateway and never through us.
 * Every write carries a key: the same key is the same effect, however often it is sent. A write whose outcome
 * is unknown throws `provider-unavailable` and is only ever repeated under its key.
 */
export interface PaymentGateway {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  fieldsSettings(ctx: RequestContext): FieldsSettings;
  /** Undefined for a token that is unknown, over or of another order. */
  describe(
    ctx: RequestContext,
    input: { readonly token: string; readonly orderNumber: string },
  ): Promise<PaymentSource | undefined>;
  charge(ctx: RequestContext, input: ChargeRequest): Promise<ChargeAnswer>;
  /** What became of a charge since; undefined when the gateway never heard of it. */
  readCharge(ctx: RequestContext, name: ChargeName): Promise<ChargeAnswer | undefined>;
  /** Takes what is on hold. Anything else stays as it is and is answered. */
  capture(ctx: RequestContext, name: ChargeName): Promise<ChargeAnswer>;
  /** Lets go of what is on hold or not sent yet. Anything else stays as it is and is answered. */
  cancel(ctx: RequestContext, name: ChargeName): Promise<ChargeAnswer>;
  refund(
    ctx: RequestContext,
    input: { readonly key: string; readonly charge: ChargeName; readonly amountCents: Cents },
  ): Promise<RefundAnswer>;
  readRefund(
    ctx: RequestContext,
    input: { readonly key: string; readonly ref: string },
  ): Promise<RefundAnswer>;
  /** Makes a linked account chargeable; what it answers is a token for `charge`. */
  acceptBankAccount(
    ctx: RequestContext,
    input: { readonly processorToken: string; readonly key: string },
  ): Promise<string>;
  /** Speaks for the shop to a wallet of the browser; a gateway without it takes no wallets. */
  vouchForWallet?(ctx: RequestContext): Promise<string | undefined>;
  /**
   * What somebody outside said became of a charge, so that an embedded gateway's own record says the same. A vendor
   * knows it before we do and has none.
   */
  learn?(
    trx: TenantTransaction,
    ctx: RequestContext,
    told: { readonly key: string; readonly event: "captured" | "failed" | "returned" },
  ): Promise<void>;
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
  ): Promise<{ readonly publicToken: string; readonly orderNumber: string } | undefined>;
}
