import * as v from "valibot";
import { POLICY_VERIFIED } from "#modules/insurance/server/apply-policy.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { DocumentsContext } from "./server/documents-context.ts";
import { recheckDocuments } from "./server/recheck-documents.ts";
import { SCAN_DOCUMENT, scanDocument } from "./server/scan-document.ts";

const payloadSchema = v.object({ documentId: v.string() });
const orderSchema = v.object({ orderId: v.string() });

/** Asks the virus scanner again about files it has not checked; and what a verified policy means for the list. */
export const documentsJobs: readonly JobHandler<DocumentsContext>[] = [
  { kind: SCAN_DOCUMENT, handle: (ctx, payload) => scanDocument(ctx, v.parse(payloadSchema, payload)) },
  { kind: POLICY_VERIFIED, handle: (ctx, payload) => recheckDocuments(ctx, v.parse(orderSchema, payload)) },
];
