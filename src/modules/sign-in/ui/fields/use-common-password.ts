import { useEffect, useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { brokenPasswordRules } from "#platform/shared/fields/password.ts";
import { isPasswordCommon } from "../identity-api.ts";
import type { FormValues } from "#platform/browser/forms/use-typed-fields.ts";

const PAUSE_MS = 400;
const AROUND = ["email", "firstName", "lastName"] as const;

/**
 * VAL-17: whether the server calls this password too common; undefined until it said so. Asked for once the rules
 * that the page knows hold, shortly after the last key.
 */
export function useCommonPassword(password: string, values: FormValues): boolean | undefined {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly common: boolean }>();
  const isReady = password !== "" && brokenPasswordRules(password).length === 0;
  const asked = JSON.stringify([password, ...AROUND.map((name) => String(values[name] ?? ""))]);
  useEffect(() => {
    if (!isReady) return undefined;
    const caller = new AbortController();
    const ask = async (): Promise<void> => {
      const [typed = "", email = "", firstName = "", lastName = ""] = JSON.parse(asked) as string[];
      const input = { password: typed, email, firstName, lastName };
      try {
        setAnswer({ of: asked, common: await isPasswordCommon(input, caller.signal) });
      } catch (error) {
        // Only a hint: when it cannot be had, the form itself gives the answer.
        if (!isApiError(error) && !caller.signal.aborted) throw error;
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      caller.abort();
    };
  }, [asked, isReady]);
  return isReady && answer?.of === asked ? answer.common : undefined;
}
