import { closeSheet, type Sheet } from "../sheet.ts";
import type { PaperIdentity } from "./paper-identity.ts";

/** What a PDF reader shows beside a signature. */
export interface PaperSignature {
  readonly identity: PaperIdentity;
  /** The time that is claimed. */
  readonly at: Date;
  /** Why it was signed, e.g. `Signed contract`. */
  readonly reason: string;
}

/** Room for a signature with a chain of three certificates; unused bytes are zeros, which readers skip. */
const ROOM = 12_288;
const HOLE = Buffer.from(`<${"00".repeat(ROOM)}>`);
const NUMBER = "**********";
const RANGE = `[0 /${NUMBER} /${NUMBER} /${NUMBER}]`;

/**
 * All bytes of a sheet, sealed by a digital signature over everything but the signature itself: PAdES baseline B-B
 * (ETSI EN 319 142-1). Any byte that changes afterwards breaks it, in every reader.
 */
export async function signSheet(sheet: Sheet, signature: PaperSignature): Promise<Buffer> {
  addField(sheet, signature);
  const bytes = await closeSheet(sheet);
  const hole = bytes.indexOf(HOLE);
  const range = bytes.indexOf(RANGE);
  if (hole < 0 || range < 0) throw new Error("a sheet without a place for its signature");
  const after = hole + HOLE.length;
  const parts = `[0 ${hole} ${after} ${bytes.length - after}]`;
  bytes.write(parts.padEnd(RANGE.length), range, "latin1");
  const covered = Buffer.concat([bytes.subarray(0, hole), bytes.subarray(after)]);
  // Certificates are read and written by half a megabyte of code, which comes with the first seal (0576).
  const { detachedSignature } = await import("./detached-signature.ts");
  const signed = await detachedSignature(covered, signature.identity);
  if (signed.length > ROOM) throw new Error(`a signature of ${signed.length} bytes has no room`);
  bytes.write(signed.toString("hex"), hole + 1, "latin1");
  return bytes;
}

/** The parts of the PDF kit that its types leave out. */
interface Catalog {
  readonly _root: { readonly data: { readonly AcroForm: { readonly data: Record<string, unknown> } } };
  readonly page: { readonly dictionary: PDFKit.PDFKitReference; readonly annotations: unknown[] };
}

/** An invisible signature field on the first page, with a hole where the signature will be. */
function addField(sheet: Sheet, { identity, at, reason }: PaperSignature): void {
  const { doc } = sheet;
  doc.switchToPage(0);
  const value = doc.ref({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    ByteRange: [0, NUMBER, NUMBER, NUMBER],
    Contents: Buffer.alloc(ROOM),
    M: at,
    Name: textString(identity.name),
    Reason: textString(reason),
  });
  const { _root: root, page } = doc as unknown as Catalog;
  const field = doc.ref({
    Type: "Annot",
    Subtype: "Widget",
    FT: "Sig",
    T: textString("Signature"),
    TU: textString(reason),
    Rect: [0, 0, 0, 0],
    F: PRINT_AND_LOCKED,
    P: page.dictionary,
    V: value,
  });
  page.annotations.push(field);
  doc.initForm();
  const form = root.data.AcroForm.data;
  Object.assign(form, { SigFlags: SIGNED_AND_APPEND_ONLY, Fields: [field] });
  // A reader must not draw fields anew: that would change what was signed.
  delete form["NeedAppearances"];
  for (const part of [value, field]) part.end(undefined);
}

const PRINT_AND_LOCKED = 132;
const SIGNED_AND_APPEND_ONLY = 3;

/** A text of any language as the kit writes it: UTF-16 with its mark, in hexadecimal. */
const textString = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
