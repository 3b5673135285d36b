import { useCallback, useEffect, useState } from "react";
import { type ApiError, isApiError } from "#platform/browser/api-error.ts";

export interface Loaded<T> {
  /** Undefined while it loads for the first time. */
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** Puts a newer answer in place. */
  readonly replace: (data: T) => void;
}

/** Reads something in the browser. `read` must not change between renderings. */
export function useLoaded<T>(read: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T>();
  const [error, setError] = useState<ApiError>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal).then(setData, (failure: unknown) => {
      if (abort.signal.aborted) return;
      if (!isApiError(failure)) throw failure;
      setError(failure);
    });
    return () => abort.abort();
  }, [read, turn]);
  const reload = useCallback(() => {
    setError(undefined);
    setTurn((before) => before + 1);
  }, []);
  return { data, error, reload, replace: useCallback((next: T) => setData(next), []) };
}
