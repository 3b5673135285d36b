import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import type { FulfilmentContext } from "#modules/fulfilment/server/fulfilment-context.ts";
import type { IdVerificationContext } from "#modules/id-verification/server/id-verification-context.ts";
import type { SocialContext } from "#modules/social-sign-in/server/social-context.ts";
import type { InsuranceContext } from "#modules/insurance/server/insurance-context.ts";
import type { PaymentsContext } from "#modules/payments/server/payments-context.ts";

/** What playing a third party needs: every port a third party stands behind, and the clock. */
export type SandboxContext = InsuranceContext &
  IdVerificationContext &
  ContractingContext &
  PaymentsContext &
  SocialContext &
  FulfilmentContext & { readonly productClock: { advance(seconds: number): Promise<void> } };
