import { english } from "#platform/shared/texts/text.ts";
import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** DOC-05, verbatim. */
export const UPLOAD_STATES = [
  "INITIALIZED",
  "UPLOADING",
  "COMPLETE",
  "FAIL_REMOTE",
  "FAIL_LOCAL",
  "FAIL_DELETE",
  "ATTACHING",
] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Table E's last column also knows an item that is gone. */
export type UploadItemState = UploadState | "REMOVED";

/** DOC-05, the simpler set. */
type SimpleUploadState = "INITIALIZED" | "UPLOADING" | "COMPLETE" | "FAIL";

/** DOC-06, verbatim. */
export type DocumentStatusText = "Uploading" | "Missing" | "Upload failed" | "Submitted";

/** Table E. */
export const uploadItemTransitions: TransitionTable<UploadItemState> = {
  name: "upload",
  start: ["INITIALIZED"],
  moves: {
    INITIALIZED: ["UPLOADING", "FAIL_LOCAL", "REMOVED"],
    UPLOADING: ["ATTACHING", "FAIL_REMOTE", "REMOVED"],
    ATTACHING: ["COMPLETE", "FAIL_REMOTE"],
    FAIL_REMOTE: ["UPLOADING", "REMOVED"],
    FAIL_LOCAL: ["INITIALIZED", "REMOVED"],
    COMPLETE: ["REMOVED", "FAIL_DELETE"],
    FAIL_DELETE: ["REMOVED", "COMPLETE"],
    REMOVED: [],
  },
};

const SIMPLE: Readonly<Record<UploadState, SimpleUploadState>> = {
  INITIALIZED: "INITIALIZED",
  UPLOADING: "UPLOADING",
  ATTACHING: "UPLOADING",
  COMPLETE: "COMPLETE",
  FAIL_DELETE: "COMPLETE",
  FAIL_REMOTE: "FAIL",
  FAIL_LOCAL: "FAIL",
};

const TEXTS: Readonly<Record<SimpleUploadState, DocumentStatusText>> = {
  INITIALIZED: english("Missing"),
  UPLOADING: english("Uploading"),
  COMPLETE: english("Submitted"),
  FAIL: english("Upload failed"),
};

/** Table E, "Simple set". */
export function simpleUploadState(state: UploadState): SimpleUploadState {
  return SIMPLE[state];
}

/** Table E, "User-facing": what the buyer reads; null means nothing was uploaded yet. */
export function documentStatusText(state: UploadState | null): DocumentStatusText {
  return state === null ? "Missing" : TEXTS[SIMPLE[state]];
}

/** DOC-04: the four words of the server. */
const SERVER_UPLOAD_STATES = ["initialized", "uploading", "complete", "fail"] as const;
export type ServerUploadState = (typeof SERVER_UPLOAD_STATES)[number];

const FROM_SERVER: Readonly<Record<ServerUploadState, UploadState>> = {
  initialized: "INITIALIZED",
  uploading: "UPLOADING",
  complete: "COMPLETE",
  fail: "FAIL_REMOTE",
};

/** DOC-04: the server's word as the browser's state. */
export function uploadStateFromServer(status: ServerUploadState): UploadState {
  return FROM_SERVER[status];
}
