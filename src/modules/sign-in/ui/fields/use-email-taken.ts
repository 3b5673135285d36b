import { TYPING_PAUSE_MS } from "#platform/browser/forms/typing-pause.ts";
import { useEffect, useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { isEmailAvailable } from "../identity-api.ts";

/**
 * AUTH-09: true once the server said that the address has an account. Asks half a second after the
 * last key, and only about addresses that are valid (`undefined` otherwise).
 */
export function useEmailTaken(email: string | undefined): boolean {
  const [taken, setTaken] = useState<string>();
  useEffect(() => {
    if (email === undefined) return undefined;
    const caller = new AbortController();
    const timer = setTimeout(() => void ask(email, caller.signal), TYPING_PAUSE_MS);
    const ask = async (address: string, signal: AbortSignal): Promise<void> => {
      try {
        setTaken((await isEmailAvailable(address, signal)) ? undefined : address);
      } catch (error) {
        // Only a hint: when it cannot be had, signing up itself gives the answer.
        if (!isApiError(error) && !signal.aborted) throw error;
      }
    };
    return () => {
      clearTimeout(timer);
      caller.abort();
    };
  }, [email]);
  return email !== undefined && taken === email;
}
