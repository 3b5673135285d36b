import * as v from "valibot";
import { documentEvents } from "./document-events.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { type DocumentsFacts, documentsStep } from "../domain/documents-step.ts";
import { readDocuments } from "./list-documents.ts";
import { skipsInsuranceCheck } from "./skips-insurance-check.ts";
import type { DocumentsReadContext } from "./documents-context.ts";

export const documentsStepSource: StepSource<DocumentsFacts, DocumentsReadContext> = {
  step: documentsStep,
  factsSchema: {
    documents: v.nullable(v.array(v.object({ key: v.string(), status: v.string() }))),
  },
  async readFacts(trx, ctx, { order }) {
    const documents = await readDocuments(trx, ctx, order);
    return {
      flags: { skipsInsurance: skipsInsuranceCheck(ctx.tenant) },
      own: { documents: documents.map(({ key, status }) => ({ key, status })) },
    };
  },
  // Told by `requestDocuments` itself, which knows which ones are new.
  notices: null,
  events: documentEvents,
};
