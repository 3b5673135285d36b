import * as v from "valibot";
import type { DocumentsReadContext } from "./documents-context.ts";
import { defineEvents, type EventRule, final } from "#modules/order-steps/server/step-events.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../domain/document-types.ts";
import { requestOf } from "./request-documents.ts";

/** One more document than the package asks for; a pay stub unless the sender names another. */
const request = (
  requestedBy: "retailer" | "lender",
): EventRule<DocumentsReadContext, { readonly documentType?: DocumentType | undefined }> => ({
  ...final(),
  apply: (trx, ctx, { order, details: { documentType } }) =>
    requestOf(trx, ctx, {
      order: requireOpenOrder(order),
      documentTypes: [documentType ?? "PayStub"],
      requestedBy,
    }),
});

/** Who asks for one more document. */
export const documentEvents = defineEvents<DocumentsReadContext>()({
  details: { documentType: v.optional(v.picklist(DOCUMENT_TYPES)) },
  rules: {
    "document.requested": request("retailer"),
    "lender.document-requested": request("lender"),
  },
});
