import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { DocumentsContext } from "./server/documents-context.ts";
import { SCAN_DOCUMENT, scanDocument } from "./server/scan-document.ts";

const payloadSchema = v.object({ documentId: v.string() });

/** Asks the virus scanner again about files it has not judged. */
export const documentsJobs: readonly JobHandler<DocumentsContext>[] = [
  { kind: SCAN_DOCUMENT, handle: (ctx, payload) => scanDocument(ctx, v.parse(payloadSchema, payload)) },
];
