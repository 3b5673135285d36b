import { useEffect, useState } from "react";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { journeyCalls } from "#modules/prequalification/ui/journey/journey-calls.ts";
import { useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";

interface Result {
  readonly view: QualificationView | undefined;
  readonly error: ApiError | undefined;
  /** Neither this tab nor an account can have one. */
  readonly isNone: boolean;
  readonly reload: () => void;
}

const ASKS = {
  tab: journeyCalls.result,
  account: journeyCalls.resultOfAccount,
  claim: async (signal: AbortSignal) => {
    await journeyCalls.claim();
    // What was answered to an earlier claim may have moved since.
    return journeyCalls.resultOfAccount(signal);
  },
} as const;

interface SourceFacts {
  readonly isOfTab: boolean;
  readonly isNone: boolean;
  readonly session: "unknown" | "restoring" | "signed-in" | "signed-out";
}

/** Whoever is signed in owns this tab's result from now on, without pressing anything. */
function sourceOf({ isOfTab, isNone, session }: SourceFacts): keyof typeof ASKS | null {
  if (session === "signed-in") return isOfTab ? "claim" : isNone ? "account" : null;
  return isOfTab && session === "signed-out" ? "tab" : null;
}

/** The result of this tab's journey, or of the account that is signed in. */
export function useResult(): Result {
  const { state } = useJourney();
  const session = useSession();
  const [answer, setAnswer] = useState<{ readonly view?: QualificationView; readonly error?: ApiError }>({});
  const [turn, setTurn] = useState(0);
  const isOfTab = state.status === "live" && state.view.step === "result";
  const source = sourceOf({ isOfTab, isNone: state.status === "none", session: session.status });
  useEffect(() => {
    if (source === null) return undefined;
    const asked = new AbortController();
    ASKS[source](asked.signal).then(
      (view) => {
        if (!asked.signal.aborted) setAnswer({ view });
      },
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
