import { useCallback, useEffect, useRef, useState } from "react";
import { randomId } from "#platform/browser/random-id.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import type { DocumentEntry } from "../domain/document-list.ts";
import type { DocumentType } from "../domain/document-types.ts";
import { checkFile, SNIFF_BYTES } from "../domain/file-rules.ts";
import { type UploadState, uploadItemTransitions } from "../domain/upload-item.ts";
import { documentsMessages } from "../messages.ts";
import { uploadFile } from "./upload-file.ts";

/** One file on its way (table E). */
export interface UploadItem {
  readonly id: string;
  readonly type: DocumentType;
  readonly file: File;
  readonly state: UploadState;
  /** 0 to 1. */
  readonly share: number;
  readonly message: string | null;
}

export interface Uploads {
  readonly items: readonly UploadItem[];
  readonly add: (type: DocumentType, files: readonly File[]) => void;
  readonly retry: (item: UploadItem) => void;
  readonly remove: (item: UploadItem) => void;
}

/** Files being checked and sent, each on its own; stored ones leave the list, because the server lists them. */
export function useUploads(dealId: string, onStored: (documents: readonly DocumentEntry[]) => void): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);
  const change = useCallback((id: string, next: Partial<UploadItem>) => {
    setItems((before) => before.map((item) => (item.id === id ? moved(item, next) : item)));
  }, []);
  const send = useCallback(
    async ({ id, type, file }: UploadItem) => {
      const abort = new AbortController();
      running.current.set(id, abort);
      change(id, { state: "UPLOADING", share: 0, message: null });
      const onProgress = (share: number) => change(id, share < 1 ? { share } : { share, state: "ATTACHING" });
      const answer = await uploadFile({ dealId, type, file, signal: abort.signal, onProgress });
      running.current.delete(id);
      if (abort.signal.aborted) return;
      if (answer.kind === "failed") {
        change(id, { state: "FAIL_REMOTE", message: answer.message });
        return;
      }
      setItems((before) => before.filter((item) => item.id !== id));
      onStored(answer.documents);
    },
    [dealId, onStored, change],
  );
  const add = useCallback(
    (type: DocumentType, files: readonly File[]) => {
      for (const file of files) void begin({ type, file, setItems, send });
    },
    [send],
  );
  const remove = useCallback((item: UploadItem) => {
    running.current.get(item.id)?.abort();
    running.current.delete(item.id);
    setItems((before) => before.filter(({ id }) => id !== item.id));
  }, []);
  return { items, add, remove, retry: (item) => void send(item) };
}

/** Only the moves of table E happen. */
function moved(item: UploadItem, next: Partial<UploadItem>): UploadItem {
  const { state } = next;
  if (state === undefined || state === item.state) return { ...item, ...next };
  return checkTransition(uploadItemTransitions, item.state, state) === "move" ? { ...item, ...next } : item;
}

async function begin(input: {
  type: DocumentType;
  file: File;
  setItems: (change: (before: readonly UploadItem[]) => readonly UploadItem[]) => void;
  send: (item: UploadItem) => Promise<void>;
}): Promise<void> {
  const { type, file, setItems, send } = input;
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const check = checkFile({ name: file.name, sizeBytes: file.size, head });
  const isRefused = check.kind === "refused";
  const item: UploadItem = {
    id: randomId(),
    type,
    file,
    state: isRefused ? "FAIL_LOCAL" : "INITIALIZED",
    share: 0,
    message: isRefused ? documentsMessages[check.reason] : null,
  };
  setItems((before) => [...before, item]);
  if (!isRefused) await send(item);
}
