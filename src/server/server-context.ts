import type { PhotosContext } from "#modules/vehicle-photos/server/sized-photo.ts";
import type { AppLoadContext } from "#app/app-context.ts";
import type { ExperimentsContext } from "#modules/experiments/server/experiments-context.ts";
import type { VehicleSearchContext } from "#modules/vehicle-search/server/search-context.ts";
import type { DiscoveryContext } from "#modules/discovery/server/discovery-context.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import type { ProfileContext } from "#modules/profile/server/profile-context.ts";
import type { PrivacyRequestsContext } from "#modules/privacy-requests/server/privacy-requests-context.ts";
import type { SocialContext } from "#modules/social-sign-in/server/social-context.ts";
import type { MessagingContext } from "#modules/messaging/server/messaging-context.ts";
import type { LeadsContext } from "#modules/leads/server/leads-context.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import type { InsuranceContext } from "#modules/insurance/server/insurance-context.ts";
import type { SendingContext } from "#modules/credit-letters/server/notices-context.ts";
import type { CreditContext } from "#modules/credit/server/credit-context.ts";
import type { AdvanceContext } from "#modules/prequalification/server/journey/advance-journey.ts";
import type { TradeInContext } from "#modules/trade-in/server/trade-in-context.ts";
import type { PayoffContext } from "#modules/payoffs/server/payoff-context.ts";
import type { SaleContext } from "#modules/vehicle-acquisition/server/sale-context.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import type {
  LettersContext,
  ResultContext,
} from "#modules/prequalification-results/server/result-context.ts";
import type { IdVerificationContext } from "#modules/id-verification/server/id-verification-context.ts";
import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import type { PlansContext } from "#modules/protection-contracts/server/plans-context.ts";
import type { PaymentsContext } from "#modules/payments/server/payments-context.ts";
import type { FulfillmentContext } from "#modules/fulfillment/server/fulfillment-context.ts";
import type { FollowProgressContext } from "#modules/progress-tracker/server/follow-progress.ts";
import type { AnalyticsContext } from "#modules/analytics/server/analytics-context.ts";
import type { SandboxContext } from "./sandbox/sandbox-context.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";

/** Every port that any use case asks for; that it is complete is what the compiler checks here. */
export type ServerContext = AppLoadContext &
  ExperimentsContext &
  VehicleSearchContext &
  DiscoveryContext &
  PhotosContext &
  IdentityContext &
  ProfileContext &
  PrivacyRequestsContext &
  SocialContext &
  MessagingContext &
  LeadsContext &
  CheckoutContext &
  InsuranceContext &
  LendersContext &
  AdvanceContext &
  TradeInContext &
  SaleContext &
  PayoffContext &
  CreditContext &
  SendingContext &
  LettersContext &
  ResultContext &
  IdVerificationContext &
  DocumentsContext &
  ContractingContext &
  PaymentsContext &
  PlansContext &
  FulfillmentContext &
  FollowProgressContext &
  AnalyticsContext &
  SandboxContext &
  WebhookContext;
