import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { paymentsEndpoints } from "./http.ts";
import { paymentsJobs } from "./jobs.ts";
import { paymentStepSource } from "./server/payment-step-source.ts";
import { es } from "./texts/es-data.ts";

export const paymentsModule = {
  name: "payments",
  step: paymentStepSource,
  texts: [es],
  endpoints: paymentsEndpoints,
  jobs: paymentsJobs,
} satisfies ServerModule<never>;
