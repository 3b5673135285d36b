import { accountsModule } from "#modules/accounts/module.ts";
import { analyticsModule } from "#modules/analytics/module.ts";
import { buyerScreeningModule } from "#modules/buyer-screening/module.ts";
import { carLookupModule } from "#modules/car-lookup/module.ts";
import { paymentExplanationsModule } from "#modules/payment-explanations/module.ts";
import { checkoutModule } from "#modules/checkout/module.ts";
import { dealDraftsModule } from "#modules/deal-drafts/module.ts";
import { creditDecisionsModule } from "#modules/credit-decisions/module.ts";
import { comparisonModule } from "#modules/comparison/module.ts";
import { contentModule } from "#modules/content/module.ts";
import { contractRecordModule } from "#modules/contract-record/module.ts";
import { contractPapersModule } from "#modules/contract-papers/module.ts";
import { signingServicesModule } from "#modules/signing-services/module.ts";
import { signerAccessModule } from "#modules/signer-access/module.ts";
import { creditModule } from "#modules/credit/module.ts";
import { creditLettersModule } from "#modules/credit-letters/module.ts";
import { creditWizardModule } from "#modules/credit-wizard/module.ts";
import { creditBureausModule } from "#modules/credit-bureaus/module.ts";
import { discoveryModule } from "#modules/discovery/module.ts";
import { fileChecksModule } from "#modules/file-checks/module.ts";
import { experimentsModule } from "#modules/experiments/module.ts";
import { favoritesModule } from "#modules/favorites/module.ts";
import { identityPoolsModule } from "#modules/identity-pools/module.ts";
import { incentivesModule } from "#modules/incentives/module.ts";
import { inventoryModule } from "#modules/inventory/module.ts";
import { leadsModule } from "#modules/leads/module.ts";
import { lendersModule } from "#modules/lenders/module.ts";
import { messagingModule } from "#modules/messaging/module.ts";
import { openidProviderModule } from "#modules/openid-provider/module.ts";
import { orderStepsModule } from "#modules/order-steps/module.ts";
import { ordersModule } from "#modules/orders/module.ts";
import { planPurchasesModule } from "#modules/plan-purchases/module.ts";
import { paymentGatewaysModule } from "#modules/payment-gateways/module.ts";
import { personalPricingModule } from "#modules/personal-pricing/module.ts";
import { placesModule } from "#modules/places/module.ts";
import { prequalificationModule } from "#modules/prequalification/module.ts";
import { prequalificationResultsModule } from "#modules/prequalification-results/module.ts";
import { priceGuideModule } from "#modules/price-guide/module.ts";
import { pricingModule } from "#modules/pricing/module.ts";
import { privacyRequestsModule } from "#modules/privacy-requests/module.ts";
import { pushMessagesModule } from "#modules/push-messages/module.ts";
import { protectionModule } from "#modules/protection/module.ts";
import { protectionContractsModule } from "#modules/protection-contracts/module.ts";
import { retailerOperationsModule } from "#modules/retailer-operations/module.ts";
import { profileModule } from "#modules/profile/module.ts";
import { promoCodesModule } from "#modules/promo-codes/module.ts";
import { progressTrackerModule } from "#modules/progress-tracker/module.ts";
import { savedSearchesModule } from "#modules/saved-searches/module.ts";
import { sessionsModule } from "#modules/sessions/module.ts";
import { signInModule } from "#modules/sign-in/module.ts";
import { socialSignInModule } from "#modules/social-sign-in/module.ts";
import { stockFeedsModule } from "#modules/stock-feeds/module.ts";
import { tenancyModule } from "#modules/tenancy/module.ts";
import { vehicleDrawingModule } from "#modules/vehicle-drawing/module.ts";
import { vehiclePageModule } from "#modules/vehicle-page/module.ts";
import { vehiclePhotosModule } from "#modules/vehicle-photos/module.ts";
import { searchIndexModule } from "#modules/search-index/module.ts";
import { searchEnginesModule } from "#modules/search-engines/module.ts";
import { vehicleSearchModule } from "#modules/vehicle-search/module.ts";
import { tradeInModule } from "#modules/trade-in/module.ts";
import { tradeInPagesModule } from "#modules/trade-in-pages/module.ts";
import { tradeInPhotosModule } from "#modules/trade-in-photos/module.ts";
import { tradeInValuationModule } from "#modules/trade-in-valuation/module.ts";
import { payoffsModule } from "#modules/payoffs/module.ts";
import { worksheetModule } from "#modules/worksheet/module.ts";
import { underwritingModule } from "#modules/underwriting/module.ts";
import { vehicleAcquisitionModule } from "#modules/vehicle-acquisition/module.ts";
import type { AccountHook } from "#modules/profile/server/profile-context.ts";
import type { PlayedProvider, ServerModule } from "#platform/server/modules/server-module.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import { sandboxEndpoints } from "./sandbox/sandbox-http.ts";
import { webhookEndpoints } from "#platform/server/webhooks/webhook-http.ts";
import { webhookJobs } from "#platform/server/webhooks/apply-webhook.ts";
import type { ServerContext } from "./server-context.ts";
import { STEP_MODULES, STEPS } from "./steps.ts";

/** Every module of the product; a test compares the list with the folders. Those with a step are listed in `steps.ts`. */
export const MODULES: readonly ServerModule<ServerContext, AccountHook>[] = [
  tenancyModule,
  experimentsModule,
  worksheetModule,
  pricingModule,
  searchIndexModule,
  vehicleSearchModule,
  searchEnginesModule,
  inventoryModule,
  placesModule,
  vehicleDrawingModule,
  vehiclePageModule,
  vehiclePhotosModule,
  discoveryModule,
  favoritesModule,
  comparisonModule,
  savedSearchesModule,
  privacyRequestsModule,
  signInModule,
  openidProviderModule,
  profileModule,
  socialSignInModule,
  messagingModule,
  pushMessagesModule,
  leadsModule,
  ordersModule,
  orderStepsModule,
  creditBureausModule,
  underwritingModule,
  lendersModule,
  personalPricingModule,
  prequalificationModule,
  prequalificationResultsModule,
  carLookupModule,
  tradeInValuationModule,
  tradeInModule,
  tradeInPagesModule,
  vehicleAcquisitionModule,
  tradeInPhotosModule,
  priceGuideModule,
  payoffsModule,
  incentivesModule,
  protectionModule,
  creditLettersModule,
  buyerScreeningModule,
  creditModule,
  creditWizardModule,
  promoCodesModule,
  dealDraftsModule,
  paymentExplanationsModule,
  checkoutModule,
  creditDecisionsModule,
  paymentGatewaysModule,
  planPurchasesModule,
  fileChecksModule,
  contractPapersModule,
  signingServicesModule,
  contractRecordModule,
  signerAccessModule,
  ...STEP_MODULES,
  protectionContractsModule,
  progressTrackerModule(STEPS),
  retailerOperationsModule(STEPS),
  analyticsModule,
  accountsModule,
  contentModule,
  identityPoolsModule,
  sessionsModule,
  stockFeedsModule,
];

/** What every embedded stand-in plays, and the input that selects it; the sandbox desk lists it. */
async function scenariosOf(ctx: ServerContext): Promise<readonly PlayedProvider[]> {
  const played = MODULES.map(async (module) => (await module.scenarios?.(ctx)) ?? []);
  return (await Promise.all(played)).flat();
}

/** Every call of the product; /openapi.json lists the same. */
export const endpoints: readonly Endpoint<ServerContext>[] = [
  ...MODULES.flatMap((module) => module.endpoints ?? []),
  ...sandboxEndpoints(STEPS, scenariosOf),
  ...webhookEndpoints,
];

/** What runs after a commit. */
export const jobs: readonly JobHandler<ServerContext>[] = [
  ...MODULES.flatMap((module) => module.jobs ?? []),
  ...webhookJobs,
];

/** All senders of webhooks. */
export const webhookSources: readonly WebhookSource<ServerContext>[] = MODULES.flatMap(
  (module) => module.webhooks ?? [],
);

/** What account deletion asks, and what it deletes. */
export const accountHooks: readonly AccountHook[] = MODULES.flatMap((module) => module.accountHooks ?? []);
