import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import type { InsuranceProgress } from "../domain/insurance-status.ts";
import { INSURANCE_CALLS } from "./insurance-calls.ts";

/** Pauses between two looks at a visit the carrier has not answered yet; the server goes on looking afterwards. */
const PAUSES_MS = [1_500, 2_000, 3_000, 4_000, 5_000, 5_000, 10_000, 10_000, 20_000];

export interface CarrierReturn {
  /** The buyer came back and we wait for what the carrier says. */
  readonly isReading: boolean;
  readonly error: ApiError | undefined;
  /** Reads again after an error, or after the page stopped asking. */
  readonly again: () => void;
}

/**
 * The buyer comes back from the carriers' pages with `pull_id` (API-07) or `insurance_error` (API-08); both leave the
 * address at once, so that a reload or a copied link repeats nothing.
 */
export function useCarrierReturn(
  orderNumber: string,
  onProgress: (progress: InsuranceProgress) => void,
): CarrierReturn {
  const [query, setQuery] = useSearchParams();
  const [pullId, setPullId] = useState(() => query.get("pull_id"));
  const [problem, setProblem] = useState(() => query.get("insurance_error"));
  const [look, setLook] = useState(0);
  const [error, setError] = useState<ApiError>();
  const report = useRef(onProgress);
  useEffect(() => {
    report.current = onProgress;
  }, [onProgress]);
  useEffect(() => {
    if (query.has("pull_id") || query.has("insurance_error"))
      setQuery({}, { replace: true, preventScrollReset: true });
  }, [query, setQuery]);
  useEffect(() => {
    if (pullId === null && problem === null) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const call =
      pullId === null
        ? apiClient.post<InsuranceProgress>(
            INSURANCE_CALLS.error,
            { orderNumber, error: (problem ?? "").slice(0, 200) },
            { signal: abort.signal },
          )
        : apiClient.post<InsuranceProgress>(
            INSURANCE_CALLS.policy,
            { orderNumber, pullId },
            { signal: abort.signal },
          );
    call.then(
      (progress) => {
        const pause = PAUSES_MS[look];
        if (pullId !== null && progress.status === "IN_PROGRESS" && pause !== undefined) {
          timer = setTimeout(() => setLook(look + 1), pause);
          return;
        }
        setPullId(null);
        setProblem(null);
        report.current(progress);
      },
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        if (!isApiError(failure)) throw failure;
        setError(failure);
      },
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [pullId, problem, look, orderNumber]);
  const again = useCallback(() => {
    setError(undefined);
    setLook((before) => before + 1);
  }, []);
  return { isReading: pullId !== null || problem !== null, error, again };
}
