import { useCallback, useState } from "react";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";

export interface Write {
  readonly isBusy: boolean;
  readonly error: ApiError | undefined;
  /** Runs one write at a time; undefined when it failed, with the reason in `error`. */
  readonly run: <T>(call: () => Promise<T>) => Promise<T | undefined>;
  readonly clear: () => void;
}

/** A write of a form: whether it runs, and what the server said against it. */
export function useWrite(): Write {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const run = useCallback(async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return await call();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  }, []);
  return { isBusy, error, run, clear: useCallback(() => setError(undefined), []) };
}
