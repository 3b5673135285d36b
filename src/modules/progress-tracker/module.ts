import type { ServerModule } from "#platform/server/modules/server-module.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { progressTrackerEndpoints } from "./http.ts";
import { trackerJobs } from "./jobs.ts";
import { es } from "./texts/es-data.ts";

/** @param steps every step of the tracker, in its order */
export const progressTrackerModule = (steps: readonly StepSource[]) =>
  ({
    name: "progress-tracker",
    texts: [es],
    endpoints: [...progressTrackerEndpoints(steps)],
    jobs: trackerJobs,
  }) satisfies ServerModule<never>;
