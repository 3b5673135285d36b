import { useEffect, useState } from "react";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import type { QualificationView } from "../../domain/journey-view.ts";
import { journeyCalls } from "./journey-calls.ts";
import { useJourney } from "./journey-context.ts";

interface Result {
  readonly view: QualificationView | undefined;
  readonly error: ApiError | undefined;
  /** Neither this tab nor an account can have one. */
  readonly isNone: boolean;
  readonly reload: () => void;
}

/** The result of this tab's journey, or of the account that is signed in. */
export function useResult(): Result {
  const { state } = useJourney();
  const session = useSession();
  const [answer, setAnswer] = useState<{ readonly view?: QualificationView; readonly error?: ApiError }>({});
  const [turn, setTurn] = useState(0);
  const isOfTab = state.status === "live" && state.view.step === "result";
  const isOfAccount = state.status === "none" && session.status === "signed-in";
  const source = isOfTab ? "tab" : isOfAccount ? "account" : null;
  useEffect(() => {
    if (source === null) return undefined;
    const asked = new AbortController();
    const ask = source === "tab" ? journeyCalls.result : journeyCalls.resultOfAccount;
    ask(asked.signal).then(
      (view) => setAnswer({ view }),
      (error: unknown) => {
        if (asked.signal.aborted) return;
        if (!isApiError(error)) throw error;
        setAnswer({ error });
      },
    );
    return () => asked.abort();
  }, [source, turn]);
  const isUnknown = answer.error !== undefined && [401, 403, 404, 410].includes(answer.error.status);
  return {
    view: answer.view,
    error: isUnknown ? undefined : answer.error,
    isNone: isUnknown || (state.status === "none" && session.status === "signed-out"),
    reload: () => {
      setAnswer({});
      setTurn(turn + 1);
    },
  };
}
