/**
 * A paper as a PDF, kept by no cache.
 * @param input.name file name of ours, e.g. `credit-notice.pdf`
 * @param input.isSaved whether the browser saves it instead of showing it
 */
export function pdfResponse(
  bytes: Uint8Array<ArrayBuffer>,
  { name, isSaved = false }: { readonly name: string; readonly isSaved?: boolean },
): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `${isSaved ? "attachment" : "inline"}; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
