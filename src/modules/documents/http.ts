import { Readable } from "node:stream";
import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { limitedBody } from "#platform/server/http/bodies/read-raw-body.ts";
import { DOCUMENT_TYPES } from "./domain/document-types.ts";
import { deleteDocument } from "./server/delete-document.ts";
import type { DocumentsContext } from "./server/documents-context.ts";
import { getDocumentPackage, listDocuments } from "./server/list-documents.ts";
import { type DocumentBytes, downloadDocument, getThumbnail } from "./server/read-document.ts";
import { uploadDocuments } from "./server/upload-documents.ts";

/** Ten files of the largest kind, and room to be told about an eleventh. */
const MOST_UPLOADED_BYTES = 300 * 1024 * 1024;

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const dealParams = v.object({ dealId: id });
const documentParams = v.object({ dealId: id, documentId: id });
const entry = v.object({
  id: v.nullable(v.string()),
  key: v.picklist(DOCUMENT_TYPES),
  code: v.string(),
  name: v.string(),
  status: v.picklist(["initialized", "uploading", "complete", "fail"]),
  statusText: v.picklist(["Uploading", "Missing", "Upload failed", "Submitted"]),
  isRequired: v.boolean(),
  reason: v.nullable(v.string()),
  fileName: v.nullable(v.string()),
  format: v.nullable(v.picklist(["pdf", "png", "jpg"])),
  sizeBytes: v.nullable(v.number()),
  dateAdded: v.nullable(v.string()),
});
const documents = v.object({ data: v.object({ documents: v.array(entry) }) });

/** Bytes a buyer uploaded are never run: no sniffing, no scripts, and a download unless it is a thumbnail. */
function bytesResponse(
  { document, contentType, bytes }: DocumentBytes,
  disposition: "inline" | "attachment",
): Response {
  const name = encodeURIComponent(document.fileName);
  return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": contentType,
      "content-disposition": `${disposition}; filename*=UTF-8''${name}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-store",
    },
  });
}

export const documentsEndpoints = [
  endpoint<DocumentsContext>()({
    method: "GET",
    path: "/api/documents/deals/:dealId/documents",
    access: "account",
    summary:
      "Documents and missing slots of the owner's deal (API-11). No system documents exist, so excludeSystem changes nothing.",
    params: dealParams,
    query: v.object({ excludeSystem: v.optional(v.picklist(["true", "false"])) }),
    response: documents,
    handle: async (ctx, { params }) => ({ data: { documents: await listDocuments(ctx, params) } }),
  }),
  endpoint<DocumentsContext>()({
    method: "GET",
    path: "/api/documents/packages/deals/:dealId",
    access: "account",
    summary: "What the retailer asks for (API-12).",
    params: dealParams,
    response: v.object({
      data: v.object({
        dealId: v.string(),
        requiredTypes: v.array(v.picklist(DOCUMENT_TYPES)),
        createdAt: v.string(),
      }),
    }),
    handle: async (ctx, { params }) => ({ data: await getDocumentPackage(ctx, params) }),
  }),
  endpoint<DocumentsContext>()({
    method: "GET",
    path: "/api/documents/packages/deals/reference/:dealId/status",
    access: "account",
    summary: "Whether the package of a deal reference exists (OP-29).",
    params: dealParams,
    response: v.object({ ready: v.boolean(), dealId: v.string() }),
    handle: async (ctx, { params }) => ({
      ready: true,
      dealId: (await getDocumentPackage(ctx, params)).dealId,
    }),
  }),
  endpoint<DocumentsContext>()({
    method: "PUT",
    path: "/api/documents/deals/:dealId/documents/:documentType",
    access: "account",
    summary:
      "Uploads files as repeated multipart parts named documents (API-15); with replaces they take the place of that document.",
    params: v.object({ dealId: id, documentType: v.picklist(DOCUMENT_TYPES) }),
    query: v.object({ replaces: v.optional(id) }),
    response: documents,
    handle: async (ctx, { params, query, request }) => {
      const { dealId, documentType: type } = params;
      const body = limitedBody(request, MOST_UPLOADED_BYTES);
      const parts = readMultipart(body, request.headers.get("content-type"));
      const upload = { dealId, type, parts, replaces: query.replaces };
      return { data: { documents: await uploadDocuments(ctx, upload) } };
    },
  }),
  endpoint<DocumentsContext>()({
    method: "GET",
    path: "/api/documents/deals/:dealId/documents/:documentId",
    access: "account",
    summary: "Downloads one document (API-14).",
    params: documentParams,
    handle: async (ctx, { params }) => bytesResponse(await downloadDocument(ctx, params), "attachment"),
  }),
  endpoint<DocumentsContext>()({
    method: "GET",
    path: "/api/documents/deals/:dealId/documents/:documentId/thumbnail",
    access: "account",
    summary: "A picture of one document (API-13).",
    params: documentParams,
    handle: async (ctx, { params }) => bytesResponse(await getThumbnail(ctx, params), "inline"),
  }),
  endpoint<DocumentsContext>()({
    method: "DELETE",
    path: "/api/documents/deals/:dealId/documents/:documentId",
    access: "account",
    summary: "Deletes one document (API-16).",
    params: documentParams,
    handle: async (ctx, { params }) => {
      await deleteDocument(ctx, params);
      return null;
    },
  }),
];
