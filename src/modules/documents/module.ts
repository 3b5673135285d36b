import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { documentsEndpoints } from "./http.ts";
import { documentsJobs } from "./jobs.ts";
import { deleteExpiredDocuments } from "./server/delete-expired-documents.ts";
import { forgetLooseFiles } from "./server/loose/loose-files.ts";
import { removeDueObjects } from "./server/remove-objects.ts";
import { es } from "./texts/es-data.ts";

export const documentsModule = {
  name: "documents",
  texts: [es],
  endpoints: documentsEndpoints,
  jobs: documentsJobs,
  accountHooks: [{ needsAccount: () => Promise.resolve(false), forget: forgetLooseFiles }],
  periodic: [
    { name: "delete-expired-documents", everyMs: 600_000, run: deleteExpiredDocuments },
    { name: "remove-due-objects", everyMs: 600_000, run: removeDueObjects },
  ],
} satisfies ServerModule<never>;
