import { useState } from "react";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { jointChoice, jointProblems, losesAnswers, type TypedJoint, typedJoint } from "./joint-choice.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useWizard } from "./wizard.tsx";

/** The question who applies, while it is answered. */
export interface Joint {
  readonly typed: TypedJoint;
  readonly change: (part: Partial<TypedJoint>) => void;
  /** The choice waits for a yes, because it removes somebody's answers. */
  readonly isUnconfirmed: boolean;
  readonly confirm: () => void;
  readonly keep: () => void;
  readonly problems: Readonly<Record<string, string>>;
  readonly error: ApiError | undefined;
}

/** Keeps the choice as soon as it is complete (CRED-07). */
export function useJoint(): Joint {
  const { view, calls, replace } = useWizard();
  const [typed, setTyped] = useState(() => typedJoint(view));
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const call = useWrite();
  const save = async (next: TypedJoint): Promise<void> => {
    setUnconfirmed(false);
    const { owner } = calls;
    const choice = jointChoice(next);
    if (choice === undefined || owner === null) return;
    const saved = await call.run(() => owner.setJoint(choice));
    if (saved !== undefined) replace(saved);
  };
  return {
    typed,
    isUnconfirmed,
    problems: jointProblems(typed, { isUnconfirmed }),
    error: call.error,
    confirm: () => void save(typed),
    keep: () => {
      setUnconfirmed(false);
      setTyped(typedJoint(view));
    },
    change: (part) => {
      const next = { ...typed, ...part };
      setTyped(next);
      const choice = jointChoice(next);
      if (choice !== undefined && losesAnswers(view, choice)) setUnconfirmed(true);
      else void save(next);
    },
  };
}
