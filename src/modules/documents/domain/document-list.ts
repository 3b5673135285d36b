import { DOCUMENT_CODES, DOCUMENT_NAMES, type DocumentType } from "./document-types.ts";
import type { FileFormat } from "#modules/file-checks/domain/file-rules.ts";
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
  /** `uploading` until a virus scanner has checked it, `fail` when it refused. */
  readonly status: Exclude<ServerUploadState, "initialized">;
  readonly format: FileFormat;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** ISO instant. */
  readonly dateAdded: string;
}

/** One row of the document list: a file, or a slot that waits for one (DOC-01, OP-28). */
export interface DocumentEntry {
  /** Null for a slot without a file: missing, or submitted and deleted by age. */
  readonly id: string | null;
  readonly key: DocumentType;
  readonly code: string;
  readonly name: string;
  readonly status: ServerUploadState;
  /** DOC-06: what the buyer reads. */
  readonly statusText: DocumentStatusText;
  readonly isRequired: boolean;
  /** Why it was asked for, in a sentence; null where everybody is asked. */
  readonly reason: string | null;
  readonly fileName: string | null;
  readonly format: FileFormat | null;
  readonly sizeBytes: number | null;
  readonly dateAdded: string | null;
}

/** What else is known of the slots. */
interface SlotFacts {
  readonly expired?: readonly ExpiredDocument[];
  /** By type. */
  readonly reasons?: ReadonlyMap<DocumentType, string>;
}

/** A type whose files were deleted by age after the sale (PRIV-04). */
interface ExpiredDocument {
  readonly type: DocumentType;
  /** ISO instant of the last file. */
  readonly dateAdded: string;
}

/**
 * Required slots in the package's order, each with its files or as missing; then everything else. A slot whose file
 * was deleted by age stays submitted, without a file.
 */
export function documentList(
  required: readonly DocumentType[],
  files: readonly StoredDocument[],
  { expired = [], reasons = new Map() }: SlotFacts = {},
): readonly DocumentEntry[] {
  const slots = required.flatMap((type) => {
    const own = files.filter((file) => file.type === type);
    if (own.length > 0) return own.map((file) => present(file, true));
    const gone = expired.find((file) => file.type === type);
    return [
      gone ? { ...missing(type), ...base(type, "complete"), dateAdded: gone.dateAdded } : missing(type),
    ];
  });
  const rest = files.filter(({ type }) => !required.includes(type)).map((file) => present(file, false));
  return [...slots, ...rest].map((entry) => ({ ...entry, reason: reasons.get(entry.key) ?? null }));
}

type Unexplained = Omit<DocumentEntry, "reason">;

function base(type: DocumentType, status: ServerUploadState) {
  const statusText = documentStatusText(uploadStateFromServer(status));
  return { key: type, code: DOCUMENT_CODES[type], name: DOCUMENT_NAMES[type], status, statusText };
}

function missing(type: DocumentType): Unexplained {
  const none = { id: null, fileName: null, format: null, sizeBytes: null, dateAdded: null };
  return { ...base(type, "initialized"), ...none, isRequired: true };
}

function present({ type, status, ...file }: StoredDocument, isRequired: boolean): Unexplained {
  return { ...base(type, status), ...file, isRequired };
}
