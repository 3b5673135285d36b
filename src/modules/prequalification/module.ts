import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { prequalificationSettings } from "./domain/settings-schema.ts";
import { journeyEndpoints } from "./http.ts";
import { SANDBOX_NO_TEXTS } from "./server/journey/internal/view-of-journey.ts";
import { outdatedTraces, sweepJourneys } from "./server/journey/sweep-journeys.ts";
import { es } from "./texts/es-data.ts";
import { es as esJourney } from "./texts/es-journey-data.ts";

export const prequalificationModule = {
  name: "prequalification",
  texts: [es, esJourney],
  settings: prequalificationSettings,
  endpoints: journeyEndpoints,
  periodic: [
    {
      name: "prequalification.sweep",
      everyMs: 30_000,
      run: sweepJourneys,
      due: { table: "prequalification_journey" },
    },
    // What journeys leave behind outlives them.
    { name: "prequalification.sweep-all", everyMs: 3_600_000, run: sweepJourneys, due: outdatedTraces },
  ],
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
