import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { prequalificationSettings } from "./domain/settings-schema.ts";
import { journeyEndpoints } from "./http.ts";
import { resultJobs, resultTasks } from "./jobs.ts";
import { letterDeliveryEndpoints } from "./letter-http.ts";
import { resultEndpoints } from "./result-http.ts";
import { SANDBOX_NO_TEXTS } from "./server/journey/internal/view-of-journey.ts";
import { sweepJourneys } from "./server/journey/sweep-journeys.ts";
import { forgetAccountResults } from "./server/result/life/forget-account-results.ts";
import { es } from "./texts/es-data.ts";
import { es as esJourney } from "./texts/es-journey-data.ts";
import { es as esPersonal } from "./texts/es-personal-data.ts";
import { es as esResult } from "./texts/es-result-data.ts";

export const prequalificationModule = {
  name: "prequalification",
  texts: [es, esJourney, esPersonal, esResult],
  settings: prequalificationSettings,
  endpoints: [...journeyEndpoints, ...resultEndpoints, ...letterDeliveryEndpoints],
  jobs: resultJobs,
  periodic: [
    {
      name: "prequalification.sweep",
      everyMs: 30_000,
      run: sweepJourneys,
      due: { table: "prequalification_journey" },
    },
    // What journeys leave behind outlives them.
    { name: "prequalification.sweep-all", everyMs: 3_600_000, run: sweepJourneys },
    ...resultTasks,
  ],
  accountHooks: [{ needsAccount: () => Promise.resolve(false), forget: forgetAccountResults }],
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
