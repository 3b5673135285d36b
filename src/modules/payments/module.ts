import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { paymentsEndpoints } from "./http.ts";
import { paymentsJobs } from "./jobs.ts";
import { plaidWebhooks } from "./providers/plaid/plaid-webhooks.ts";
import { sandboxGatewayEndpoints } from "./providers/sandbox/sandbox-gateway-http.ts";
import { sandboxGatewayJobs } from "./providers/sandbox/sandbox-gateway-jobs.ts";
import { stripeWebhooks } from "./providers/stripe/stripe-webhooks.ts";
import { paymentSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";
import type { PaymentsContext } from "./server/payments-context.ts";

export const paymentsModule = {
  name: "payments",
  texts: [es],
  settings: paymentSettings,
  endpoints: [...sandboxGatewayEndpoints, ...paymentsEndpoints],
  jobs: [...paymentsJobs, ...sandboxGatewayJobs],
  webhooks: [stripeWebhooks, plaidWebhooks],
  scenarios: ({ paymentGateway }: PaymentsContext) => [
    { provider: "payments", scenarios: paymentGateway.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
