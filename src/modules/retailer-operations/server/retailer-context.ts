import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import type { CreditContext } from "#modules/credit/server/credit-context.ts";
import type { FulfillmentContext } from "#modules/fulfillment/server/fulfillment-context.ts";
import type { IdVerificationContext } from "#modules/id-verification/server/id-verification-context.ts";
import type { InsuranceContext } from "#modules/insurance/server/insurance-context.ts";
import type { StepsContext } from "#modules/order-steps/server/step-source.ts";
import type { TradeInHandoverContext } from "#modules/trade-in-handover/server/handover-context.ts";
import type { PaymentsContext } from "#modules/payments/server/payments-context.ts";
import type { PlansContext } from "#modules/protection-contracts/server/plans-context.ts";

/** What an event of the retailer or of a third party may touch: every step of an order. */
export type RetailerContext = InsuranceContext &
  IdVerificationContext &
  ContractingContext &
  PaymentsContext &
  FulfillmentContext &
  PlansContext &
  TradeInHandoverContext &
  CreditContext &
  StepsContext;
