import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isSigningEnded } from "#modules/contracting/domain/signing-status.ts";
import { isContractStartedHere, markContractStarted } from "#modules/contracting/ui/contract-started.ts";
import {
  shouldPollIdVerification,
  type IdRecordStatus,
} from "#modules/id-verification/domain/id-verification.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { isApiError, type ApiError } from "#platform/browser/api-error.ts";
import { deriveTracker, type Tracker, type TrackerFacts } from "../domain/derive-tracker.ts";
import { paidMark, readHint, writeHint } from "./order-hints.ts";

/** GET /api/progress/{orderNumber}. */
export interface TrackerView {
  readonly vehicleTitle: string;
  readonly facts: TrackerFacts;
  readonly tracker: Tracker;
  readonly buyInStoreUrl: string | null;
}

export interface LoadedTracker {
  /** Undefined until the first answer. */
  readonly view: TrackerView | undefined;
  /** The last load failed; `view` then holds the answer before it. */
  readonly error: ApiError | undefined;
  /** OP-36: failed loads in a row, kept per order. */
  readonly failures: number;
  readonly reload: () => void;
}

/** IDV-04, OP-36: both repeat every 30 seconds. */
const REPEAT_MS = 30_000;
/** Coming back to the tab asks again, but not more often than this. */
const FOCUS_PAUSE_MS = 5_000;

/** The last answer per order, so that going from step to step never blinks. */
const lastViews = new Map<string, TrackerView>();

/** The tracker's state: read after mounting, after every write, on return to the tab, and while a link is out. */
export function useTracker(orderNumber: string): LoadedTracker {
  const [view, setView] = useState(() => lastViews.get(orderNumber));
  const [error, setError] = useState<ApiError>();
  const [failures, setFailures] = useState(() => Number(readHint("failures", orderNumber) ?? 0));
  const running = useRef<AbortController | undefined>(undefined);
  const askedAt = useRef(0);
  const reload = useCallback(() => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    askedAt.current = performance.now();
    const count = (next: number) => {
      writeHint("failures", orderNumber, next === 0 ? null : String(next));
      setFailures(next);
    };
    apiClient
      .get<TrackerView>(`/api/progress/${encodeURIComponent(orderNumber)}`, { signal: abort.signal })
      .then(
        (answer) => {
          const derived = withHints(answer, orderNumber);
          lastViews.set(orderNumber, derived);
          setView(derived);
          setError(undefined);
          count(0);
        },
        (failure: unknown) => {
          if (abort.signal.aborted) return;
          if (!isApiError(failure)) throw failure;
          setError(failure);
          count(Number(readHint("failures", orderNumber) ?? 0) + 1);
        },
      );
  }, [orderNumber]);
  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);
  useEffect(() => {
    const onReturn = () => {
      const isDue = performance.now() - askedAt.current > FOCUS_PAUSE_MS;
      if (document.visibilityState === "visible" && isDue) reload();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("focus", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("focus", onReturn);
    };
  }, [reload]);
  const repeats = error !== undefined || (view !== undefined && isWaiting(view.facts));
  useEffect(() => {
    if (!repeats) return undefined;
    const timer = setInterval(reload, REPEAT_MS);
    return () => clearInterval(timer);
  }, [repeats, reload]);
  return useMemo(() => ({ view, error, failures, reload }), [view, error, failures, reload]);
}

function isWaiting({ idVerification }: TrackerFacts): boolean {
  if (idVerification === null) return false;
  return shouldPollIdVerification({
    status: idVerification.status as IdRecordStatus | null,
    isExpired: idVerification.isExpired,
  });
}

/** The same rule as the server's, with what only this browser knows (OP-25). */
function withHints(view: TrackerView, orderNumber: string): TrackerView {
  const isMarkedPaid = paidMark(readHint("paid", orderNumber) === "1", view.facts.order);
  writeHint("paid", orderNumber, isMarkedPaid ? "1" : null);
  const { signing } = view.facts;
  // A contract that is over takes its flag along: the next one has not been opened yet.
  if (isSigningEnded(signing?.status)) markContractStarted(orderNumber, false);
  const isContractStarted = view.facts.isContractStarted || isContractStartedHere(orderNumber);
  const facts = { ...view.facts, isMarkedPaid, isContractStarted };
  const derived = deriveTracker(facts);
  return derived.kind === "tracker" ? { ...view, facts, tracker: derived.tracker } : view;
}
