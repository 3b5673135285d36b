import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { resultEndpoints } from "./http.ts";
import { resultJobs, resultTasks } from "./jobs.ts";
import { letterDeliveryEndpoints } from "./letter-http.ts";
import { forgetAccountResults } from "./server/life/forget-account-results.ts";
import { es } from "./texts/es-result-data.ts";
import { es as esPersonal } from "./texts/es-personal-data.ts";
import { collectPrequalification, forgetPrequalification } from "./server/collect-prequalification.ts";

export const prequalificationResultsModule = {
  name: "prequalification-results",
  texts: [es, esPersonal],
  endpoints: [...resultEndpoints, ...letterDeliveryEndpoints],
  jobs: resultJobs,
  periodic: resultTasks,
  accountHooks: [{ needsAccount: () => Promise.resolve(false), forget: forgetAccountResults }],
  personalData: [
    {
      name: "prequalification",
      tables: ["prequalification_result", "prequalification_letter", "prequalification_consent"],
      collect: collectPrequalification,
      forget: forgetPrequalification,
    },
  ],
} satisfies ServerModule<never>;
