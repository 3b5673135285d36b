import type { DocumentEntry } from "../domain/document-list.ts";
import type { DocumentType } from "../domain/document-types.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { session } from "#platform/browser/session.ts";
import { documentsMessages } from "../messages.ts";

export type UploadAnswer =
  | { readonly kind: "stored"; readonly documents: readonly DocumentEntry[] }
  | { readonly kind: "failed"; readonly message: string };

export interface UploadCall {
  readonly dealId: string;
  readonly type: DocumentType;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Share of the bytes sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** API-15: uploads may take long; no answer within this is a failure with retry. */
const TIMEOUT_MS = 120_000;

/** Sends one file and reports how much of it is on its way; only XMLHttpRequest tells that. */
export async function uploadFile(call: UploadCall): Promise<UploadAnswer> {
  if (session.isStale || session.tokens === undefined) await apiClient.refresh();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = (message: string = documentsMessages.uploadFailed) => resolve({ kind: "failed", message });
    const deal = encodeURIComponent(call.dealId);
    request.open("PUT", `/api/documents/deals/${deal}/documents/${call.type}`);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("x-correlation-id", randomId());
    if (session.tokens) {
      request.setRequestHeader("authorization", `Bearer ${session.tokens.accessToken}`);
      request.setRequestHeader("x-id-token", session.tokens.idToken);
    }
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) call.onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => resolve(readAnswer(request)));
    request.addEventListener("error", () => failed());
    request.addEventListener("timeout", () => failed());
    request.addEventListener("abort", () => failed());
    call.signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    form.append("documents", call.file, call.file.name);
    request.send(form);
  });
}

function readAnswer(request: XMLHttpRequest): UploadAnswer {
  const body = parsed(request.responseText);
  if (request.status >= 200 && request.status < 300 && body.data?.documents)
    return { kind: "stored", documents: body.data.documents };
  const fromField = Object.values(body.fields ?? {})[0];
  // Refused files say why; everything else is MSG-53 with retry.
  const isRefusal = request.status === 400 || request.status === 413 || request.status === 415;
  return {
    kind: "failed",
    message: (isRefusal && (fromField ?? body.message)) || documentsMessages.uploadFailed,
  };
}

interface AnswerBody {
  readonly data?: { readonly documents?: readonly DocumentEntry[] };
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

function parsed(text: string): AnswerBody {
  try {
    return JSON.parse(text) as AnswerBody;
  } catch {
    // A proxy's page instead of our answer: the status says enough.
    return {};
  }
}
