import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { creditEndpoints } from "./http.ts";
import { creditNoticeEndpoints } from "./notices-http.ts";
import { creditNoticeClock, creditNoticeJobs } from "./notices-jobs.ts";
import { creditSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const creditModule = {
  name: "credit",
  texts: [es],
  settings: creditSettings,
  endpoints: [...creditEndpoints, ...creditNoticeEndpoints],
  jobs: creditNoticeJobs,
  periodic: [creditNoticeClock],
} satisfies ServerModule<never>;
