import { useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";

interface Attempt {
  readonly isBusy: boolean;
  /** What the server said to the last one, in words for its buyer. */
  readonly failure: string | undefined;
  readonly attempt: (work: () => Promise<void>) => Promise<boolean>;
}

/** One thing at a time that the server may refuse; answers whether it was done. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailure(problem.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}
