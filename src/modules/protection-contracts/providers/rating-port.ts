import type { DealType } from "#modules/orders/domain/order.ts";
import type { Condition } from "#modules/inventory/domain/vehicle.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";

/** Where an administrator's rates and contracts are kept; names and addresses are sealed with the keys. */
export type RatingContext = TenantContext & { readonly keys: TenantKeys };

/** The car and the deal that plans are rated for. Money in cents. */
export interface RatingRequest {
  /** Seventeen characters with a valid check digit; without one nothing can be rated. */
  readonly vin: string;
  readonly odometerMiles: number;
  readonly saleDate: CivilDate;
  /** When the car was first sold; null for a car that nobody has owned. */
  readonly inServiceDate: CivilDate | null;
  readonly make: string;
  readonly condition: Condition;
  readonly dealType: DealType;
  /** The dealer there: the rooftop that sells the car. */
  readonly rooftopId: string;
  /** Whose law the contract is under, e.g. `TX`. */
  readonly state: string;
  readonly vehiclePriceCents: Cents;
  readonly msrpCents: Cents | null;
  /** What GAP is rated by; null for cash. */
  readonly loan: {
    readonly aprPercent: number;
    readonly termMonths: number;
    readonly amountFinancedCents: Cents;
  } | null;
}

/** How a price may be set: any, at most the filed one (New York), or the filed one and no other (Florida). */
type PriceKind = "free" | "at-most" | "equal";

/** What a plan can't go beyond; null where the administrator sets no limit. */
interface PlanLimits {
  readonly maximumAmountFinancedCents: Cents | null;
  readonly maximumLoanTermMonths: number | null;
  readonly maximumMsrpCents: Cents | null;
  readonly maximumVehicleValueCents: Cents | null;
}

/** One plan as its administrator rates it for this car on this day. */
export interface AdministratorRate {
  /** Opaque; good until `expiresAt` and for this car only. */
  readonly rateId: string;
  /** Instant, ISO. */
  readonly expiresAt: string;
  /** `<product>.<plan>` of the retailer's catalog. */
  readonly planId: string;
  /** Which of the administrator's forms becomes the contract. */
  readonly formId: string;
  readonly coverage: string;
  /** Null as long as the loan. */
  readonly termMonths: number | null;
  /** Null without a limit. */
  readonly miles: number | null;
  readonly deductibleCents: Cents;
  /** A disappearing deductible is not owed at the selling retailer. */
  readonly deductibleKind: "standard" | "disappearing";
  /** What the retailer pays; never shown to a buyer. */
  readonly dealerCostCents: Cents;
  readonly retailCents: Cents;
  readonly priceKind: PriceKind;
  /** The filed price; null where none is filed. */
  readonly filedCents: Cents | null;
  /** Already within the price. */
  readonly surcharges: readonly { readonly name: string; readonly amountCents: Cents }[];
  readonly limits: PlanLimits;
  readonly signsOnline: boolean;
}

/** A field of a contract form. */
export interface ContractFormField {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly minimumLength: number | null;
  readonly maximumLength: number | null;
  readonly minimumValue: number | null;
  readonly maximumValue: number | null;
  /** Empty where anything may be written. */
  readonly choices: readonly string[];
}

interface ContractPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
  };
}

/** What becomes a contract. */
export interface NewProtectionContract {
  /** The same for every attempt at the same contract: an administrator makes one, however often it is asked. */
  readonly key: string;
  readonly rateId: string;
  readonly request: RatingRequest;
  readonly planId: string;
  /** What the buyer agreed to; refused where it is outside the filed range. */
  readonly priceCents: Cents;
  /** By name of the form's field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly buyer: ContractPerson;
  /** Who is paid first when the contract ends; null where nobody lends. */
  readonly lienholder: { readonly name: string; readonly addressLines: readonly string[] } | null;
}

/** A contract that is not in force before it is signed. */
export interface CreatedContract {
  readonly contractNumber: string;
  /** The administrator's own paper; null where it sends none. */
  readonly pdf: Uint8Array | null;
}

/** When and how a contract ends. */
export interface CancellationRequest {
  readonly contractNumber: string;
  readonly on: CivilDate;
  readonly odometerMiles: number;
  /** `payoff` and `total-loss` end GAP; `request` is the buyer's wish. */
  readonly reason: "request" | "payoff" | "total-loss" | "sold" | "repossessed";
}

/** What a cancellation would come to. Cents. */
export interface CancellationQuote {
  /** Opaque; names the figures that `cancel` then uses. */
  readonly quoteId: string;
  /** Instant, ISO. */
  readonly expiresAt: string;
  readonly paidClaimsCents: Cents;
  readonly feeCents: Cents;
  readonly refundCents: Cents;
  /** Who carries which part of the refund; both together are `refundCents`. */
  readonly administratorPartCents: Cents;
  readonly retailerPartCents: Cents;
  /** Why the refund is as large as it is. */
  readonly basis: "free-look" | "pro-rata" | "nothing-left";
}

/** Why an administrator says no; each is a final answer for what was asked. */
export type RatingRefusalCode =
  | "vin-not-found"
  /** The quote is over, or the rate changed since. */
  | "rate-gone"
  | "in-service-after-sale"
  /** The sale is too long ago, or lies ahead. */
  | "sale-date-out-of-range"
  /** This car has a contract of this product already. */
  | "duplicate-contract"
  | "not-for-this-class"
  | "not-in-this-state"
  | "price-not-filed"
  | "field-missing"
  | "contract-not-found"
  /** It is in force, canceled or voided: this can't be done with it anymore. */
  | "wrong-contract-state"
  | "already-canceled"
  | "mileage-below-sale"
  /** The day lies before the sale. */
  | "date-before-sale"
  | "plan-ended"
  | "quote-gone";

interface RatingRefusal {
  readonly kind: "refusal";
  readonly code: RatingRefusalCode;
}

/** An administrator's no, or that nobody could be asked. */
export type RatingProblem = RatingRefusal | ProviderFailure;

/**
 * The administrator of protection plans: rates them, keeps their contracts, pays refunds. A write carries a key or names
 * what it changes, so that repeating it changes nothing.
 */
export interface ProtectionAdministrator {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  /** Every plan of the retailer's catalog that the administrator offers for this car; empty where it offers none. */
  getRates(
    ctx: RatingContext,
    request: RatingRequest,
  ): Promise<{ readonly kind: "rates"; readonly rates: readonly AdministratorRate[] } | RatingProblem>;
  getFormFields(
    ctx: RatingContext,
    rateId: string,
  ): Promise<{ readonly kind: "fields"; readonly fields: readonly ContractFormField[] } | RatingProblem>;
  /** A contract that is not in force yet. */
  createContract(
    ctx: RatingContext,
    contract: NewProtectionContract,
  ): Promise<({ readonly kind: "created" } & CreatedContract) | RatingProblem>;
  /** Puts a contract in force. Signing twice is one signature. */
  sign(
    ctx: RatingContext,
    input: { readonly contractNumber: string; readonly signedAt: Date },
  ): Promise<{ readonly kind: "signed" } | RatingProblem>;
  /** Ends a contract as if it had never been, before the car is delivered. Voiding twice is voiding once. */
  void(
    ctx: RatingContext,
    input: { readonly contractNumber: string },
  ): Promise<{ readonly kind: "voided" } | RatingProblem>;
  /** What the refund would be; changes nothing. */
  cancelQuote(
    ctx: RatingContext,
    request: CancellationRequest,
  ): Promise<({ readonly kind: "quote" } & CancellationQuote) | RatingProblem>;
  /** Ends the contract with a quote's figures. The same quote again gets the same answer; another one `already-canceled`. */
  cancel(
    ctx: RatingContext,
    input: { readonly contractNumber: string; readonly quoteId: string },
  ): Promise<{ readonly kind: "canceled"; readonly cancellationNumber: string } | RatingProblem>;
}
