import { useCallback, useEffect, useRef, useState } from "react";
import { randomId } from "#platform/browser/random-id.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import type { DocumentEntry } from "../domain/document-list.ts";
import type { DocumentType } from "../domain/document-types.ts";
import { checkFile, SNIFF_BYTES } from "#modules/file-checks/domain/file-rules.ts";
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
  /** The server looked at it and said no. */
  readonly isRefused: boolean;
  /** Id of the stored document it takes the place of. */
  readonly replaces: string | null;
}

/** What is to be uploaded, as chosen. */
export interface Chosen {
  readonly type: DocumentType;
  readonly files: readonly File[];
  readonly replaces?: string;
}

export interface Uploads {
  readonly items: readonly UploadItem[];
  readonly add: (chosen: Chosen) => void;
  readonly retry: (item: UploadItem) => void;
  readonly remove: (item: UploadItem) => void;
}

/** Files being checked and sent, each on its own; stored ones leave the list, because the server lists them. */
export function useUploads(dealId: string, onStored: (documents: readonly DocumentEntry[]) => void): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useAbortAtEnd(running);
  const change = useCallback((id: string, next: Partial<UploadItem>) => {
    setItems((before) => before.map((item) => (item.id === id ? moved(item, next) : item)));
  }, []);
  const send = useCallback(
    async ({ id, type, file, replaces }: UploadItem) => {
      const abort = new AbortController();
      running.current.set(id, abort);
      change(id, { state: "UPLOADING", share: 0, message: null });
      const onProgress = (share: number) => change(id, share < 1 ? { share } : { share, state: "ATTACHING" });
      const answer = await uploadFile({ dealId, type, file, replaces, signal: abort.signal, onProgress });
      running.current.delete(id);
      if (abort.signal.aborted) return;
      if (answer.kind === "failed") {
        const { message, isRefused } = answer;
        change(id, { state: "FAIL_REMOTE", message, isRefused });
        return;
      }
      setItems((before) => before.filter((item) => item.id !== id));
      onStored(answer.documents);
    },
    [dealId, onStored, change],
  );
  const add = useCallback(
    ({ type, files, replaces }: Chosen) => {
      for (const file of files) void begin({ type, file, replaces: replaces ?? null }, { setItems, send });
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

/** What is still being sent when the page goes away is called off. */
function useAbortAtEnd({ current: all }: { readonly current: ReadonlyMap<string, AbortController> }): void {
  useEffect(
    () => () => {
      for (const abort of all.values()) abort.abort();
    },
    [all],
  );
}

type SetItems = (change: (before: readonly UploadItem[]) => readonly UploadItem[]) => void;

/** Only the moves of table E happen. */
function moved(item: UploadItem, next: Partial<UploadItem>): UploadItem {
  const { state } = next;
  if (state === undefined || state === item.state) return { ...item, ...next };
  return checkTransition(uploadItemTransitions, item.state, state) === "move" ? { ...item, ...next } : item;
}

async function begin(
  { type, file, replaces }: Pick<UploadItem, "type" | "file" | "replaces">,
  { setItems, send }: { setItems: SetItems; send: (item: UploadItem) => Promise<void> },
): Promise<void> {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const check = checkFile({ name: file.name, sizeBytes: file.size, head });
  const isRefused = check.kind === "refused";
  const item: UploadItem = {
    id: randomId(),
    type,
    file,
    replaces,
    isRefused,
    state: isRefused ? "FAIL_LOCAL" : "INITIALIZED",
    share: 0,
    message: isRefused ? documentsMessages[check.reason] : null,
  };
  setItems((before) => [...before, item]);
  if (!isRefused) await send(item);
}
