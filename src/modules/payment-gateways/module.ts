import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { bankLinkEndpoints } from "./http.ts";
import { paymentSettings } from "./domain/settings-schema.ts";
import { plaidWebhooks } from "./providers/plaid/plaid-webhooks.ts";
import { sandboxGatewayEndpoints } from "./providers/sandbox/sandbox-gateway-http.ts";
import { sandboxGatewayJobs } from "./providers/sandbox/sandbox-gateway-jobs.ts";
import { stripeWebhooks } from "./providers/stripe/stripe-webhooks.ts";
import type { GatewayContext } from "./server/gateway-context.ts";
import { es } from "./texts/es-data.ts";

export const paymentGatewaysModule = {
  name: "payment-gateways",
  texts: [es],
  settings: paymentSettings,
  endpoints: [...bankLinkEndpoints, ...sandboxGatewayEndpoints],
  jobs: sandboxGatewayJobs,
  webhooks: [stripeWebhooks, plaidWebhooks],
  scenarios: ({ paymentGateway }: GatewayContext) => [
    { provider: "payments", scenarios: paymentGateway.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
