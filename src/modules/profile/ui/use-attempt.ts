import { useState } from "react";
import { useRefusal } from "#modules/sign-in/ui/forms/use-refusal.ts";

export interface Attempt {
  /** What is being tried right now. */
  readonly busy: string | undefined;
  /** Why the last one was refused. */
  readonly problem: string | undefined;
  /** Tries it; `what` tells the buttons apart that share this. */
  readonly run: (what: string, work: () => Promise<void>) => Promise<void>;
}

/** Something done by a button, not by a form, and what the server said when it refused. */
export function useAttempt(): Attempt {
  const refusalOf = useRefusal();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const run = async (what: string, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(refusalOf(error).text);
    }
    setBusy(undefined);
  };
  return { busy, problem, run };
}
