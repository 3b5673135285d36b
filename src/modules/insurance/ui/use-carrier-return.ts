import { useCallback, useEffect, useEffectEvent, useState } from "react";
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

interface Returned {
  readonly pullId: string | null;
  readonly problem: string | null;
}

function returnedWith(query: URLSearchParams): Returned | null {
  const [pullId, problem] = [query.get("pull_id"), query.get("insurance_error")];
  return pullId === null && problem === null ? null : { pullId, problem };
}

function tellOfReturn(orderNumber: string, { pullId, problem }: Returned, signal: AbortSignal) {
  return pullId === null
    ? apiClient.post<InsuranceProgress>(
        INSURANCE_CALLS.error,
        { orderNumber, error: (problem ?? "").slice(0, 200) },
        { signal },
      )
    : apiClient.post<InsuranceProgress>(INSURANCE_CALLS.policy, { orderNumber, pullId }, { signal });
}

function requireApiError(failure: unknown): ApiError {
  if (!isApiError(failure)) throw failure;
  return failure;
}

function useCleanAddress(...[query, setQuery]: ReturnType<typeof useSearchParams>): void {
  useEffect(() => {
    if (query.has("pull_id") || query.has("insurance_error"))
      setQuery({}, { replace: true, preventScrollReset: true });
  }, [query, setQuery]);
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
  const [back, setBack] = useState(() => returnedWith(query));
  const [look, setLook] = useState(0);
  const [error, setError] = useState<ApiError>();
  const report = useEffectEvent(onProgress);
  useCleanAddress(query, setQuery);
  useEffect(() => {
    if (back === null) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    tellOfReturn(orderNumber, back, abort.signal).then(
      (progress) => {
        const pause = PAUSES_MS[look];
        if (back.pullId !== null && progress.status === "IN_PROGRESS" && pause !== undefined) {
          timer = setTimeout(() => setLook(look + 1), pause);
          return;
        }
        setBack(null);
        report(progress);
      },
      (failure: unknown) => {
        if (!abort.signal.aborted) setError(requireApiError(failure));
      },
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [back, look, orderNumber]);
  const again = useCallback(() => {
    setError(undefined);
    setLook((before) => before + 1);
  }, []);
  return { isReading: back !== null, error, again };
}
