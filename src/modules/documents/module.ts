import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { documentsEndpoints } from "./http.ts";
import { documentsJobs } from "./jobs.ts";
import { deleteExpiredDocuments, oldDocuments } from "./server/delete-expired-documents.ts";
import { forgetLooseFiles } from "./server/loose/loose-files.ts";
import { removeDueObjects } from "./server/remove-objects.ts";
import { documentsStepSource } from "./server/documents-step-source.ts";
import { listDocuments } from "./server/list-documents.ts";
import { es } from "./texts/es-data.ts";

const dueRemovals: DueRows = {
  table: "document_object_removal",
  where: (now) => sql`remove_after <= ${now}`,
};

export const documentsModule = {
  name: "documents",
  step: documentsStepSource,
  orderData: {
    parts: { documents: listDocuments },
    tables: ["document", "document_package", "document_request"],
    untold: { document_deletion: "which document is gone since when and why, and nothing of it" },
  },
  texts: [es],
  endpoints: documentsEndpoints,
  jobs: documentsJobs,
  accountHooks: [{ needsAccount: () => Promise.resolve(false), forget: forgetLooseFiles }],
  periodic: [
    { name: "delete-expired-documents", everyMs: 600_000, run: deleteExpiredDocuments, due: oldDocuments },
    { name: "remove-due-objects", everyMs: 600_000, run: removeDueObjects, due: dueRemovals },
  ],
} satisfies ServerModule<never>;
