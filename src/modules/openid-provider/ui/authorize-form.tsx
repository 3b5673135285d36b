import { useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { GENERAL_ERROR, isApiError } from "#platform/browser/http/api-error.ts";
import type { SessionPerson } from "#platform/browser/session/session-store.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { signOut } from "#modules/sign-in/ui/identity-api.ts";

interface AuthorizeFormProps {
  readonly person: SessionPerson;
  readonly clientName: string;
  readonly brandName: string;
  /** What the application asks to know, in words. */
  readonly asks: readonly string[];
  /** The application's question, handed back as it came. */
  readonly query: string;
  /** One of the retailer's own that does not ask the person. */
  readonly agreesByItself: boolean;
  /** The person has to prove who they are again first. */
  readonly onSignInAgain: () => void;
}

type Answer = { readonly redirectTo: string } | { readonly signInAgain: true };

/** What another application may know, and the two answers. */
export function AuthorizeForm(props: AuthorizeFormProps) {
  const t = useText();
  const { person, clientName, brandName, asks, query, agreesByItself, onSignInAgain } = props;
  const [busy, setBusy] = useState(agreesByItself);
  const [problem, setProblem] = useState<string>();

  const answer = async (agreed: boolean): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const told = await apiClient.post<Answer>("/api/identity/authorizations", { query, agreed });
      if ("redirectTo" in told) return location.assign(told.redirectTo);
      await signOut();
      onSignInAgain();
    } catch (error) {
      setBusy(false);
      setProblem(isApiError(error) ? error.message : GENERAL_ERROR);
    }
  };

  const asked = useRef(false);
  useEffect(() => {
    if (!agreesByItself || asked.current) return;
    asked.current = true;
    void answer(true);
  });

  return (
    <div className="grid gap-5">
      <p>
        {rich(
          t("You are signed in to {brandName} as {email}. {clientName} will learn:", {
            brandName,
            clientName,
          }),
          { email: <strong className="break-all">{person.email}</strong> },
        )}
      </p>
      <ul className="grid gap-2">
        {asks.map((ask) => (
          <li className="flex gap-3" key={ask}>
            <Icon className="mt-0.5 shrink-0 text-success" name="success" size={22} />
            {t(ask)}
          </li>
        ))}
      </ul>
      {problem !== undefined && <AlertBar type="wrongInput">{problem}</AlertBar>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button busy={busy} onClick={() => void answer(true)}>
          {t("Continue")}
        </Button>
        <Button disabled={busy} look="secondary" onClick={() => void answer(false)}>
          {t("Cancel")}
        </Button>
      </div>
    </div>
  );
}
