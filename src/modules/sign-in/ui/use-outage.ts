import { useEffect, useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { readSignInOptions, type SignInOptions } from "./identity-api.ts";

/**
 * AUTH-23: true while the retailer's pool cannot do `what`; `declare` when a call just found out.
 * Asked for once the screen is there, so that an outage costs no page its cache or its first paint.
 */
export function useOutage(what: keyof SignInOptions): {
  readonly isOut: boolean;
  readonly declare: () => void;
} {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const caller = new AbortController();
    readSignInOptions(caller.signal).then(
      (options) => setOut(!options[what]),
      (error: unknown) => {
        // Only a hint: when it cannot be had, the form itself gives the answer.
        if (!isApiError(error) && !caller.signal.aborted) throw error;
      },
    );
    return () => caller.abort();
  }, [what]);
  return { isOut, declare: () => setOut(true) };
}

/** True when the pool itself is out, rather than this one request wrong. */
export function isOutage(error: unknown): boolean {
  return isApiError(error) && error.status === 503;
}
