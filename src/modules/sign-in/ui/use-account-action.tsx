import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { partOnDemand } from "#platform/browser/late-part.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { rememberAction, takeAction } from "./pending-action.ts";

/** Only people who are asked to sign in load it. */
const SignInPrompt = partOnDemand(async () => (await import("./sign-in-prompt.tsx")).SignInPrompt);

interface AccountActionInput {
  /** Names the action among all of the product, e.g. `save-vehicle`. */
  readonly kind: string;
  /** Title of the modal, e.g. "Sign in to save this car". */
  readonly title: string;
  /** Does it; only ever called while somebody is signed in. `key` says to what. */
  readonly run: (key: string) => void;
}

interface AccountAction {
  /** Does it now, or after signing in: in the modal, or anywhere the modal leads. */
  readonly ask: (key: string) => void;
  /** Goes anywhere into the page. */
  readonly prompt: ReactNode;
}

/**
 * Something that needs an account (ROLE-03, FAV-01): asks to sign in or to create one, and then goes on.
 * It survives sign-up, a code, or a provider's page, because all of them come back to this address.
 */
export function useAccountAction({ kind, title, run }: AccountActionInput): AccountAction {
  const { status } = useSession();
  const asked = useRef<string>(undefined);
  const [isAsking, setAsking] = useState(false);
  const goOn = useEffectEvent((key: string) => run(key));
  const isSignedIn = status === "signed-in";
  // Answered: signing out later does not ask again.
  if (isAsking && isSignedIn) setAsking(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const key = asked.current ?? takeAction(kind);
    asked.current = undefined;
    if (key !== undefined) goOn(key);
  }, [isSignedIn, kind]);
  return {
    ask: (key) => {
      if (isSignedIn) return run(key);
      asked.current = key;
      setAsking(true);
    },
    prompt: isAsking && status === "signed-out" && (
      <Suspense>
        <SignInPrompt
          onClose={() => {
            asked.current = undefined;
            setAsking(false);
          }}
          onLeave={() => asked.current !== undefined && rememberAction({ kind, key: asked.current })}
          title={title}
        />
      </Suspense>
    ),
  };
}
