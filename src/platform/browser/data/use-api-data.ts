import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { apiClient } from "../http/api-client.ts";
import { isApiError, type ApiError } from "../http/api-error.ts";
import { RefreshContext } from "./refresh-context.ts";
import { useAskAgain } from "./use-ask-again.ts";

export interface ApiData<T> {
  /** Undefined while it loads for the first time. */
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** Puts a newer answer in place, e.g. that of a write. */
  readonly replace: (data: T) => void;
}

interface Answer<T> {
  readonly data?: T;
  readonly error?: ApiError | undefined;
  readonly path?: string | null;
}

function afterFailure<T>(before: Answer<T>, error: ApiError, path: string): Answer<T> {
  // A look nobody asked for that finds no server: the tracker around says so already.
  const isKept = before.path === path && before.data !== undefined && before.error === undefined;
  return isKept && (error.status === 0 || error.status >= 500)
    ? before
    : { ...(before.path === path && before), error, path };
}

/** Milliseconds until the next question while an answer says so; null when it is the last. */
type AskWhile<T> = (data: T) => number | null;

/**
 * Reads one address of the API in the browser; `null` waits, e.g. for the session. Below a `RefreshContext` it is read
 * again when the order changed elsewhere; what is there stays on the screen meanwhile.
 * @param again asks again by itself while the page is visible
 */
export function useApiData<T>(path: string | null, again?: AskWhile<T>): ApiData<T> {
  const [state, setState] = useState<Answer<T>>({});
  const [turn, setTurn] = useState(0);
  const revision = useContext(RefreshContext);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => {
    if (path === null) return undefined;
    const abort = new AbortController();
    asking.current = abort;
    apiClient.get<T>(path, { signal: abort.signal }).then(
      (data) => {
        if (abort.signal.aborted) return;
        asking.current = undefined;
        setState({ data, path });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        asking.current = undefined;
        if (!isApiError(error)) throw error;
        setState((before) => afterFailure(before, error, path));
      },
    );
    return () => abort.abort();
  }, [path, turn, revision]);
  const isCurrent = state.path === path;
  const data = isCurrent ? state.data : undefined;
  const reload = useCallback(() => {
    setState((before) => ({ ...before, error: undefined }));
    setTurn((before) => before + 1);
  }, []);
  useAskAgain(reload, { everyMs: again === undefined || data === undefined ? null : again(data) });
  const replace = useCallback(
    (newer: T) => {
      setState({ data: newer, path });
      // What was asked before may be answered with what was there before.
      if (asking.current !== undefined) setTurn((before) => before + 1);
    },
    [path],
  );
  return { data, error: isCurrent ? state.error : undefined, reload, replace };
}
