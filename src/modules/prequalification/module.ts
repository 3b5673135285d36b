import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { journeyEndpoints } from "./http.ts";
import { SANDBOX_NO_TEXTS } from "./server/journey/internal/view-of-journey.ts";
import { sweepJourneys } from "./server/journey/sweep-journeys.ts";
import { es } from "./texts/es-data.ts";

export const prequalificationModule = {
  name: "prequalification",
  texts: [es],
  endpoints: [...journeyEndpoints],
  periodic: [{ name: "prequalification.sweep", everyMs: 30_000, run: sweepJourneys }],
  scenarios: () => [
    {
      provider: "texts of a pre-qualification",
      scenarios: [
        {
          outcome: "texts are down: the code comes by mail",
          input: `mobile number ending in ${SANDBOX_NO_TEXTS}`,
        },
      ],
    },
  ],
} satisfies ServerModule<never>;
