import { analyticsEndpoints } from "#modules/analytics/http.ts";
import { checkoutEndpoints } from "#modules/checkout/http.ts";
import { checkoutJobs } from "#modules/checkout/jobs.ts";
import { comparisonEndpoints } from "#modules/comparison/http.ts";
import { contractingEndpoints } from "#modules/contracting/http.ts";
import { signerEndpoints } from "#modules/contracting/signer-http.ts";
import { contractingJobs } from "#modules/contracting/jobs.ts";
import { sandboxSigningJobs } from "#modules/contracting/providers/sandbox/sandbox-signing-jobs.ts";
import { docusignWebhooks } from "#modules/contracting/providers/docusign/docusign-webhooks.ts";
import { discoveryEndpoints } from "#modules/discovery/http.ts";
import { documentsEndpoints } from "#modules/documents/http.ts";
import { documentsJobs } from "#modules/documents/jobs.ts";
import { idVerificationEndpoints } from "#modules/id-verification/http.ts";
import { personaWebhooks } from "#modules/id-verification/providers/persona/persona-webhooks.ts";
import { sandboxIdJobs } from "#modules/id-verification/providers/sandbox/sandbox-id-jobs.ts";
import { favoritesEndpoints } from "#modules/favorites/http.ts";
import { experimentsEndpoints } from "#modules/experiments/http.ts";
import { fulfilmentEndpoints } from "#modules/fulfilment/http.ts";
import { signInEndpoints } from "#modules/sign-in/http.ts";
import { openIdEndpoints } from "#modules/openid-provider/http.ts";
import { profileEndpoints } from "#modules/profile/http.ts";
import { socialEndpoints } from "#modules/social-sign-in/http.ts";
import { socialSignInJobs } from "#modules/social-sign-in/jobs.ts";
import { sandboxSignInEndpoints } from "#modules/social-sign-in/providers/sandbox-sign-in/sandbox-sign-in-http.ts";
import { insuranceEndpoints } from "#modules/insurance/http.ts";
import { trackerJobs } from "#modules/progress-tracker/jobs.ts";
import { insuranceJobs } from "#modules/insurance/jobs.ts";
import { canopyWebhooks } from "#modules/insurance/providers/canopy-connect/canopy-webhooks.ts";
import { sandboxCarrierEndpoints } from "#modules/insurance/providers/sandbox/sandbox-carrier-http.ts";
import { sandboxCarrierJobs } from "#modules/insurance/providers/sandbox/sandbox-carrier-jobs.ts";
import { inventoryEndpoints } from "#modules/inventory/http.ts";
import { placesEndpoints } from "#modules/places/http.ts";
import { vehicleSearchEndpoints } from "#modules/vehicle-search/http.ts";
import { illustrationEndpoints } from "#modules/vehicle-drawing/http.ts";
import { leadsEndpoints } from "#modules/leads/http.ts";
import { messagingEndpoints } from "#modules/messaging/http.ts";
import { messagingJobs } from "#modules/messaging/jobs.ts";
import { orderStepsEndpoints } from "#modules/order-steps/http.ts";
import { ordersEndpoints } from "#modules/orders/http.ts";
import { paymentsEndpoints } from "#modules/payments/http.ts";
import { paymentsJobs } from "#modules/payments/jobs.ts";
import { sandboxGatewayJobs } from "#modules/payments/providers/sandbox/sandbox-gateway-jobs.ts";
import { sandboxGatewayEndpoints } from "#modules/payments/providers/sandbox/sandbox-gateway-http.ts";
import { plaidWebhooks } from "#modules/payments/providers/plaid/plaid-webhooks.ts";
import { stripeWebhooks } from "#modules/payments/providers/stripe/stripe-webhooks.ts";
import { progressTrackerEndpoints } from "#modules/progress-tracker/http.ts";
import { privacyRequestsEndpoints } from "#modules/privacy-requests/http.ts";
import { privacyWebhooks } from "#modules/privacy-requests/server/privacy-webhooks.ts";
import { privacyRequestsJobs } from "#modules/privacy-requests/jobs.ts";
import { pricingEndpoints } from "#modules/pricing/http.ts";
import { savedSearchesEndpoints } from "#modules/saved-searches/http.ts";
import { tenancyEndpoints } from "#modules/tenancy/http.ts";
import { webhookJobs } from "#platform/server/webhooks/apply-webhook.ts";
import { webhookEndpoints } from "#platform/server/webhooks/webhook-http.ts";
import { retailerWebhooks } from "#modules/retailer-operations/webhooks.ts";
import { STEPS } from "./steps.ts";
import { sandboxEndpoints } from "./sandbox/sandbox-http.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import type { ServerContext } from "./server-context.ts";

/** Every call of the product; /openapi.json lists the same. */
export const endpoints: readonly Endpoint<never>[] = [
  ...tenancyEndpoints,
  ...experimentsEndpoints,
  ...pricingEndpoints,
  ...vehicleSearchEndpoints,
  ...inventoryEndpoints,
  ...placesEndpoints,
  ...illustrationEndpoints,
  ...discoveryEndpoints,
  ...favoritesEndpoints,
  ...comparisonEndpoints,
  ...savedSearchesEndpoints,
  ...privacyRequestsEndpoints,
  ...signInEndpoints,
  ...openIdEndpoints,
  ...profileEndpoints,
  ...socialEndpoints,
  ...sandboxSignInEndpoints,
  ...messagingEndpoints,
  ...leadsEndpoints,
  ...ordersEndpoints,
  ...orderStepsEndpoints,
  ...checkoutEndpoints,
  ...insuranceEndpoints,
  ...sandboxCarrierEndpoints,
  ...sandboxGatewayEndpoints,
  ...idVerificationEndpoints,
  ...documentsEndpoints,
  ...contractingEndpoints,
  ...signerEndpoints,
  ...paymentsEndpoints,
  ...fulfilmentEndpoints,
  ...progressTrackerEndpoints(STEPS),
  ...analyticsEndpoints,
  ...sandboxEndpoints(STEPS),
  ...webhookEndpoints,
];

/** What runs after a commit. */
export const jobs: readonly JobHandler<ServerContext>[] = [
  ...messagingJobs,
  ...socialSignInJobs,
  ...privacyRequestsJobs,
  ...checkoutJobs,
  ...insuranceJobs,
  ...trackerJobs,
  ...sandboxCarrierJobs,
  ...sandboxIdJobs,
  ...documentsJobs,
  ...contractingJobs,
  ...sandboxSigningJobs,
  ...paymentsJobs,
  ...sandboxGatewayJobs,
  ...webhookJobs,
];

/** Everybody who sends webhooks. */
export const webhookSources: readonly WebhookSource<never>[] = [
  retailerWebhooks(STEPS),
  privacyWebhooks,
  stripeWebhooks,
  plaidWebhooks,
  canopyWebhooks,
  personaWebhooks,
  docusignWebhooks,
];
