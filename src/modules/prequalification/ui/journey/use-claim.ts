import { useEffect, useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { journeyCalls } from "./journey-calls.ts";
import { useJourney } from "./journey-context.ts";

/** `none` without an account or a result of this tab. */
type Claim = "none" | "asking" | "claimed" | "refused";

/** Gives this tab's result to the account as soon as somebody is signed in; nobody has to press anything. */
export function useClaim({ isClaimed }: { readonly isClaimed: boolean }): Claim {
  const { state } = useJourney();
  const session = useSession();
  const [answer, setAnswer] = useState<"claimed" | "refused">();
  const isDue =
    !isClaimed && session.status === "signed-in" && state.status === "live" && state.view.step === "result";
  useEffect(() => {
    if (!isDue) return;
    journeyCalls.claim().then(
      () => setAnswer("claimed"),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        setAnswer("refused");
      },
    );
  }, [isDue]);
  if (isClaimed) return "claimed";
  return answer ?? (isDue ? "asking" : "none");
}
