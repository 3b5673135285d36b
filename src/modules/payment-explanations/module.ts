import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { explanationEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";

export const paymentExplanationsModule = {
  name: "payment-explanations",
  texts: [es],
  endpoints: explanationEndpoints,
} satisfies ServerModule<never>;
