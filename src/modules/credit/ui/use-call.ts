import { useState } from "react";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";

interface Call {
  readonly isBusy: boolean;
  readonly error: ApiError | undefined;
  /** Undefined when it failed, with the reason in `error`. */
  readonly run: <T>(call: () => Promise<T>) => Promise<T | undefined>;
}

/** One call of a button. */
export function useCall(): Call {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const run = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
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
  };
  return { isBusy, error, run };
}
