import type { ContractDownload } from "./server/download-contract.ts";

/** A PDF to keep: never run, never cached, with the SHA-256 that it was checked against. */
export function pdfResponse({ fileName, sha256, bytes }: ContractDownload): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${fileName}"`,
      "x-document-sha256": sha256,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    },
  });
}
