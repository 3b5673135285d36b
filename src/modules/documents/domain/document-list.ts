import { DOCUMENT_CODES, DOCUMENT_NAMES, type DocumentType } from "./document-types.ts";
import type { FileFormat } from "./file-rules.ts";
import {
  documentStatusText,
  type DocumentStatusText,
  type ServerUploadState,
  uploadStateFromServer,
} from "./upload-item.ts";

/** A file as it is kept. */
export interface StoredDocument {
  readonly id: string;
  readonly type: DocumentType;
  readonly format: FileFormat;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** ISO instant. */
  readonly dateAdded: string;
}

/** One row of the document list: a file, or a slot that waits for one (DOC-01, OP-28). */
export interface DocumentEntry {
  /** Null for a slot without a file. */
  readonly id: string | null;
  readonly key: DocumentType;
  readonly code: string;
  readonly name: string;
  readonly status: ServerUploadState;
  /** DOC-06: what the buyer reads. */
  readonly statusText: DocumentStatusText;
  readonly isRequired: boolean;
  readonly fileName: string | null;
  readonly format: FileFormat | null;
  readonly sizeBytes: number | null;
  readonly dateAdded: string | null;
}

/** Required slots in the package's order, each with its files or as missing; then everything else. */
export function documentList(
  required: readonly DocumentType[],
  files: readonly StoredDocument[],
): readonly DocumentEntry[] {
  const slots = required.flatMap((type) => {
    const own = files.filter((file) => file.type === type);
    return own.length === 0 ? [missing(type)] : own.map((file) => present(file, true));
  });
  return [
    ...slots,
    ...files.filter(({ type }) => !required.includes(type)).map((file) => present(file, false)),
  ];
}

function base(type: DocumentType, status: ServerUploadState) {
  const statusText = documentStatusText(uploadStateFromServer(status));
  return { key: type, code: DOCUMENT_CODES[type], name: DOCUMENT_NAMES[type], status, statusText };
}

function missing(type: DocumentType): DocumentEntry {
  const none = { id: null, fileName: null, format: null, sizeBytes: null, dateAdded: null };
  return { ...base(type, "initialized"), ...none, isRequired: true };
}

function present({ type, ...file }: StoredDocument, isRequired: boolean): DocumentEntry {
  return { ...base(type, "complete"), ...file, isRequired };
}
