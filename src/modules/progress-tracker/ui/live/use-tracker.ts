import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isContractStartedHere, markContractStarted } from "#modules/contracting/ui/contract-started.ts";
import { useAskAgain } from "#platform/browser/data/use-ask-again.ts";
import { usePageVisible } from "#platform/browser/data/use-page-visible.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { keepOrder } from "#platform/browser/offline/kept-orders.ts";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepFacts } from "#modules/order-steps/domain/step-facts.ts";
import type { AfterHandover } from "../../domain/after-handover.ts";
import type { Tracker } from "../../domain/derive-tracker.ts";
import type { BannerVariant } from "../../domain/message-banner.ts";
import { deriveInBrowser } from "../derive-in-browser.ts";
import { readHint, writeHint } from "../order-hints.ts";
import { pollPause } from "./poll-pause.ts";
import { useLiveUpdates } from "./use-live-updates.ts";

/** GET /api/progress/{orderNumber}. */
export interface TrackerView {
  readonly vehicleTitle: string;
  readonly facts: StepFacts;
  readonly tracker: Tracker;
  readonly buyInStoreUrl: string | null;
  readonly banner: BannerVariant | null;
  readonly bannerExperiment: string | null;
  readonly isTimeSpentOpen: boolean;
  readonly handover: AfterHandover | null;
}

export interface LoadedTracker {
  /** Undefined until the first answer. */
  readonly view: TrackerView | undefined;
  /** The last load failed; `view` then holds the answer before it. */
  readonly error: ApiError | undefined;
  /** OP-36: failed loads in a row, kept per order. */
  readonly failures: number;
  /** Counts up when the order changed by other means than this page. */
  readonly revision: number;
  readonly reload: () => void;
}

/** Coming back to the tab asks again, but not more often than this. */
const FOCUS_PAUSE_MS = 5_000;

export const trackerPath = (orderNumber: string): string =>
  `/api/progress/${encodeURIComponent(orderNumber)}`;

/** The last answer per order, so that going from step to step never blinks. */
const lastViews = new Map<string, TrackerView>();

/**
 * The tracker's state: read after mounting, after every write, when the server tells of a change, on return to the tab,
 * and every 30 seconds while a link is out or nobody tells. Nothing is asked while nobody sees the page.
 */
export function useTracker(orderNumber: string, steps: readonly StepDescriptor[]): LoadedTracker {
  const loaded = useLoad(orderNumber, steps);
  const { view, error, failures, revision, reload, reloadAsTold } = loaded;
  const isVisible = usePageVisible();
  const isLive = useLiveUpdates({
    orderNumber,
    isOn: isVisible && view !== undefined,
    onChange: reloadAsTold,
  });
  const isLoaded = view !== undefined || error !== undefined;
  const pause = pollPause({
    failures,
    isFailing: error !== undefined,
    isWaiting: view !== undefined && steps.some((step) => step.isPolled?.(view.facts) === true),
    isLive,
  });
  useAskAgain(reload, { everyMs: isLoaded ? pause : null, onReturnAfterMs: FOCUS_PAUSE_MS });
  return useMemo(
    () => ({ view, error, failures, revision, reload }),
    [view, error, failures, revision, reload],
  );
}

/** One load at a time: a newer one cancels the one before. */
function useLoad(orderNumber: string, steps: readonly StepDescriptor[]) {
  const [view, setView] = useState(() => lastViews.get(orderNumber));
  const [error, setError] = useState<ApiError>();
  const [failures, setFailures] = useState(() => failuresOf(orderNumber));
  const running = useRef<AbortController | undefined>(undefined);
  /** The server said that something changed, perhaps something the facts do not show. */
  const isTold = useRef(false);
  const [revision, setRevision] = useState(0);
  const reload = useCallback(() => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const count = (next: number) => setFailures(keepFailures(orderNumber, next));
    apiClient.get<TrackerView>(trackerPath(orderNumber), { signal: abort.signal }).then(
      (answer) => {
        const derived = withHints(steps, answer, orderNumber);
        const before = lastViews.get(orderNumber);
        if (isTold.current || isOther(before, derived)) setRevision((last) => last + 1);
        isTold.current = false;
        setView(keepView(orderNumber, derived));
        setError(undefined);
        count(0);
      },
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        if (!isApiError(failure)) throw failure;
        setError(failure);
        count(failuresOf(orderNumber) + 1);
      },
    );
  }, [orderNumber, steps]);
  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);
  const reloadAsTold = useCallback(() => {
    isTold.current = true;
    reload();
  }, [reload]);
  return { view, error, failures, revision, reload, reloadAsTold };
}

function keepView(orderNumber: string, view: TrackerView): TrackerView {
  lastViews.set(orderNumber, view);
  void keepOrder(trackerPath(orderNumber), view);
  return view;
}

const failuresOf = (orderNumber: string): number => Number(readHint("failures", orderNumber) ?? 0);

function keepFailures(orderNumber: string, count: number): number {
  writeHint("failures", orderNumber, count === 0 ? null : String(count));
  return count;
}

function isOther(before: TrackerView | undefined, now: TrackerView): boolean {
  return before !== undefined && JSON.stringify(before.facts) !== JSON.stringify(now.facts);
}

function withHints(steps: readonly StepDescriptor[], view: TrackerView, orderNumber: string): TrackerView {
  const { facts, tracker, hints } = deriveInBrowser(steps, view.facts, {
    isPaid: readHint("paid", orderNumber) === "1",
    isContractStarted: isContractStartedHere(orderNumber),
    isStartConfirmed: readHint("contract-confirmed", orderNumber) === "1",
  });
  writeHint("paid", orderNumber, hints.isPaid ? "1" : null);
  writeHint("contract-confirmed", orderNumber, hints.isStartConfirmed ? "1" : null);
  if (!hints.isContractStarted) markContractStarted(orderNumber, false);
  return tracker ? { ...view, facts, tracker } : view;
}
