import { useCallback, useEffect, useState } from "react";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import { callAsSigner } from "./signer-session.ts";

interface SignerData<T> {
  readonly data: T | undefined;
  /** Only while nothing is there to show. */
  readonly error: ApiError | undefined;
  readonly load: () => void;
}

/** What a call answers the capability, at once and at every `load`; `onEnded` when the capability is over. */
export function useSignerData<T>(path: string, onEnded: () => void): SignerData<T> {
  const [data, setData] = useState<T>();
  const [error, setError] = useState<ApiError>();
  const load = useCallback(() => {
    callAsSigner<T>("GET", path).then(setData, (failure: unknown) => {
      if (!isApiError(failure)) throw failure;
      if (failure.status === 401) onEnded();
      else setError(failure);
    });
  }, [path, onEnded]);
  useEffect(load, [load]);
  const again = () => {
    setError(undefined);
    load();
  };
  return { data, error: data === undefined ? error : undefined, load: again };
}
