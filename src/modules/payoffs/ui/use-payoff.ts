import { useEffect, useState } from "react";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { payoffCalls } from "./payoff-calls.ts";

interface PayoffState {
  readonly view: PayoffView | undefined;
  readonly error: ApiError | undefined;
  readonly replace: (view: PayoffView) => void;
  readonly reload: () => void;
}

/** What is owed on the trade-in of who uses this browser. @param version asks again where it changes @param isKept by an account */
export function usePayoff(version: number, isKept: boolean): PayoffState {
  const [state, setState] = useState<{ readonly view?: PayoffView; readonly error?: ApiError }>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isLeft = false;
    payoffCalls.read(isKept).then(
      (view) => isLeft || setState({ view }),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (!isLeft) setState((before) => ({ ...before, error }));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [version, isKept, turn]);
  return {
    view: state.view,
    error: state.error,
    replace: (view) => setState({ view }),
    reload: () => {
      setState({});
      setTurn((before) => before + 1);
    },
  };
}
