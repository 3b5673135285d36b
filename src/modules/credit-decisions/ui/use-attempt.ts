import { useState } from "react";
import { type ApiError, isApiError } from "#platform/browser/http/api-error.ts";

interface Attempt {
  readonly isBusy: boolean;
  /** What the server said to the last one, in words for its buyer. */
  readonly failure: string | undefined;
  /** Fields of what it said, such as what changed. */
  readonly fields: ApiError["fields"];
  readonly attempt: (work: () => Promise<void>) => Promise<boolean>;
}

/** One thing at a time that the server may refuse; answers whether it was done. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ApiError>();
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailed(problem);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure: failed?.message, fields: failed?.fields ?? {}, attempt };
}
