import type { DocumentEntry } from "../domain/document-list.ts";
import type { DocumentType } from "../domain/document-types.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { session } from "#platform/browser/session/session.ts";
import { documentsMessages } from "../messages.ts";

type UploadAnswer =
  | { readonly kind: "stored"; readonly documents: readonly DocumentEntry[] }
  /** A refused file is refused again; only what failed on its way is worth another try. */
  | { readonly kind: "failed"; readonly message: string; readonly isRefused: boolean };

interface UploadCall {
  readonly dealId: string;
  readonly type: DocumentType;
  readonly file: File;
  /** Id of the stored document it takes the place of; null for a further one. */
  readonly replaces: string | null;
  readonly signal: AbortSignal;
  /** Share of the bytes sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** API-15: no answer within 420 s is a failure with retry. */
const TIMEOUT_MS = 420_000;
/** A broken connection is tried again by itself; the same bytes are the same document, so nothing is doubled. */
const RETRY_AFTER_MS = [1_000, 4_000];

type Outcome =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  | { readonly kind: "broken" | "timeout" | "left" };

/** Sends one file and reports how much of it is on its way. */
export async function uploadFile(call: UploadCall): Promise<UploadAnswer> {
  let isRenewed = false;
  for (let attempt = 0; ;) {
    if (session.isStale || session.tokens === undefined) await apiClient.refresh();
    const outcome = await sendOnce(call);
    if (outcome.kind === "answered") {
      // The session ended while the bytes were on their way.
      if (outcome.status !== 401 || isRenewed) return readAnswer(outcome.status, outcome.text);
      isRenewed = await apiClient.refresh();
      if (!isRenewed) return failed();
      continue;
    }
    const pause = outcome.kind === "broken" ? RETRY_AFTER_MS[attempt] : undefined;
    if (pause === undefined || call.signal.aborted) return failed();
    attempt += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (call.signal.aborted) return failed();
    call.onProgress(0);
  }
}

const failed = (): UploadAnswer => ({
  kind: "failed",
  message: documentsMessages.uploadFailed,
  isRefused: false,
});

/** Only XMLHttpRequest tells how much was sent. */
function sendOnce(call: UploadCall): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const deal = encodeURIComponent(call.dealId);
    const query = call.replaces === null ? "" : `?replaces=${encodeURIComponent(call.replaces)}`;
    request.open("PUT", `/api/documents/deals/${deal}/documents/${call.type}${query}`);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("accept", "application/json");
    // What the server refuses is said in the page's language, whatever the browser prefers.
    request.setRequestHeader("accept-language", document.documentElement.lang);
    request.setRequestHeader("x-correlation-id", randomId());
    if (session.tokens) {
      request.setRequestHeader("authorization", `Bearer ${session.tokens.accessToken}`);
      request.setRequestHeader("x-id-token", session.tokens.idToken);
    }
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) call.onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () =>
      resolve({ kind: "answered", status: request.status, text: request.responseText }),
    );
    request.addEventListener("error", () => resolve({ kind: "broken" }));
    request.addEventListener("timeout", () => resolve({ kind: "timeout" }));
    request.addEventListener("abort", () => resolve({ kind: "left" }));
    const leave = () => request.abort();
    call.signal.addEventListener("abort", leave, { once: true });
    request.addEventListener("loadend", () => call.signal.removeEventListener("abort", leave));
    const form = new FormData();
    form.append("documents", call.file, call.file.name);
    request.send(form);
  });
}

function readAnswer(status: number, text: string): UploadAnswer {
  const body = parsed(text);
  if (status >= 200 && status < 300 && body.data?.documents)
    return { kind: "stored", documents: body.data.documents };
  const fromField = Object.values(body.fields ?? {})[0];
  // Refused files say why; everything else is MSG-53 with retry.
  const message = fromField ?? body.message;
  // Too many at once: the same file is taken later.
  if (status === 429 && message !== undefined) return { kind: "failed", message, isRefused: false };
  const isRefused = [400, 409, 413, 415].includes(status) && message !== undefined;
  return isRefused ? { kind: "failed", message, isRefused } : failed();
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
