import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { paymentsEndpoints } from "./http.ts";
import { paymentsJobs } from "./jobs.ts";
import { paymentStepSource } from "./server/payment-step-source.ts";
import { getPayments } from "./server/get-payments.ts";
import { es } from "./texts/es-data.ts";

export const paymentsModule = {
  name: "payments",
  step: paymentStepSource,
  orderData: {
    parts: { payments: getPayments },
    tables: ["payment", "payment_entry", "payment_refund"],
    untold: {
      bank_link: "a link that the buyer's bank made; the payments name the account it led to",
      invoice: "the number of an invoice, whose lines are the order's and its payments'",
    },
  },
  texts: [es],
  endpoints: paymentsEndpoints,
  jobs: paymentsJobs,
} satisfies ServerModule<never>;
