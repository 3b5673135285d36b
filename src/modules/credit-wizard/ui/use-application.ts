import { use, useCallback, useEffect, useState } from "react";
import { RefreshContext } from "#platform/browser/data/refresh-context.ts";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import type { CreditCalls } from "./credit-calls.ts";

interface ReadApplication {
  /** Undefined while it loads for the first time. */
  readonly view: ApplicationView | undefined;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** Puts the answer of a write in place. */
  readonly replace: (view: ApplicationView) => void;
}

/** The application as this person may see it. @param calls keep their identity between renders */
export function useApplication(calls: CreditCalls): ReadApplication {
  const [view, setView] = useState<ApplicationView>();
  const [error, setError] = useState<ApiError>();
  const [turn, setTurn] = useState(0);
  const revision = use(RefreshContext);
  useEffect(() => {
    const abort = new AbortController();
    calls.read(abort.signal).then(
      (answer) => {
        setView(answer);
        setError(undefined);
      },
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        if (!isApiError(failure)) throw failure;
        setError(failure);
      },
    );
    return () => abort.abort();
  }, [calls, turn, revision]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { view, error, reload, replace: setView };
}
