import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);

/** A document of the kit, which is loaded with the first one: 30 MB that a server without papers need not have (0576). */
export function newDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const Document = require("pdfkit") as typeof PDFDocument;
  return new Document(options);
}
