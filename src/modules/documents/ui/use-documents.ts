import { useCallback, useEffect, useState } from "react";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { pause } from "#platform/browser/data/pause.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import type { DocumentEntry } from "../domain/document-list.ts";
import { type ListAnswer, loadDocuments, documentsPath, NoDocumentData } from "./load-documents.ts";

/** Pauses between two looks at files the scanner has not checked; the last one stays. */
const CHECK_PAUSES_MS = [1_500, 3_000, 6_000, 15_000];

export interface Documents {
  /** Undefined while they load for the first time. */
  readonly documents: readonly DocumentEntry[] | undefined;
  readonly isFailed: boolean;
  readonly reload: () => void;
  /** Puts a newer list in place, e.g. the answer of an upload. */
  readonly replace: (documents: readonly DocumentEntry[]) => void;
}

/** The deal's documents in the browser; asked for again while one of them is being checked. */
export function useDocuments(deal: { readonly dealId: string; readonly dealRefId: string }): Documents {
  const { dealId, dealRefId } = deal;
  const [documents, setDocuments] = useState<readonly DocumentEntry[]>();
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    loadDocuments(partsFor(abort.signal), dealRefId).then(setDocuments, (error: unknown) => {
      if (abort.signal.aborted) return;
      if (!isApiError(error) && !(error instanceof NoDocumentData)) throw error;
      setFailed(true);
    });
    return () => abort.abort();
  }, [dealRefId, turn]);
  useChecks(dealId, documents, setDocuments);
  const reload = useCallback(() => {
    setFailed(false);
    setTurn((before) => before + 1);
  }, []);
  return { documents, isFailed, reload, replace: setDocuments };
}

function partsFor(signal: AbortSignal) {
  return {
    get: <T>(path: string) => apiClient.get<T>(path, { signal }),
    pause: (milliseconds: number) => pause(milliseconds, signal),
  };
}

/** Follows files that are being checked until none is, more slowly each time; a failed look is repeated. */
function useChecks(
  dealId: string,
  documents: readonly DocumentEntry[] | undefined,
  replace: (documents: readonly DocumentEntry[]) => void,
): void {
  const isChecking = documents?.some(({ status }) => status === "uploading") ?? false;
  useEffect(() => {
    if (!isChecking) return undefined;
    const abort = new AbortController();
    const follow = async () => {
      for (let round = 0; ; round += 1) {
        await pause(CHECK_PAUSES_MS[Math.min(round, CHECK_PAUSES_MS.length - 1)]!, abort.signal);
        if (abort.signal.aborted) return;
        if (document.visibilityState === "hidden") continue;
        try {
          const options = { signal: abort.signal };
          replace((await apiClient.get<ListAnswer>(documentsPath(dealId), options)).data.documents);
        } catch (error) {
          if (!isApiError(error)) throw error;
        }
      }
    };
    follow().catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, [isChecking, dealId, replace]);
}
