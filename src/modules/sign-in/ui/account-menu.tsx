import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#design-system/button.tsx";
import { GENERAL_ERROR, isApiError } from "#platform/browser/http/api-error.ts";
import type { SessionPerson } from "#platform/browser/session/session-store.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { signOut } from "./identity-api.ts";

interface AccountMenuProps {
  readonly person: SessionPerson;
  /** What opens the menu, e.g. initials; decorative, the menu names itself. */
  readonly children: ReactNode;
}

/** NAV-05, NAV-06: who is signed in, their orders, and the way out. */
export function AccountMenu({ person, children }: AccountMenuProps) {
  const t = useText();
  const menu = useClosingMenu();
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <details className="relative ml-1" ref={menu}>
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2.5 rounded-pill [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true">{children}</span>
        <span className="sr-only">{name === "" ? t("Account") : t("Account of {name}", { name })}</span>
      </summary>
      <div className="absolute right-0 z-30 mt-2 grid w-64 max-w-[calc(100vw-2rem)] gap-1 rounded-card border border-line bg-surface-raised p-4 text-ink shadow-raised">
        <p className="font-semibold">{name}</p>
        <p className="pb-2 text-small break-all text-ink-muted">{person.email}</p>
        <Link
          className="flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
          to="/deals"
        >
          {t("Your orders")}
        </Link>
        <Link
          className="flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
          to="/account/documents"
        >
          {t("Your documents")}
        </Link>
        <Link
          className="flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
          to="/saved-searches"
        >
          {t("Saved Searches")}
        </Link>
        <Link
          className="flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
          to="/profile"
        >
          {t("Profile")}
        </Link>
        <SignOutButton />
      </div>
    </details>
  );
}

function SignOutButton() {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const leave = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await signOut();
      await navigate("/sign-in?signed-out=1");
    } catch (problem) {
      setBusy(false);
      setError(isApiError(problem) ? problem.message : GENERAL_ERROR);
    }
  };
  return (
    <>
      {error !== undefined && (
        <p className="text-small text-danger" role="alert">
          {t(error)}
        </p>
      )}
      <Button busy={busy} className="w-full" look="secondary" onClick={() => void leave()}>
        {t("Sign out")}
      </Button>
    </>
  );
}

/** A menu that closes on a new page, on Escape and on a click elsewhere. */
function useClosingMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (menu.current !== null) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event): void => {
      const details = menu.current;
      if (details?.open !== true) return;
      if (event instanceof KeyboardEvent ? event.key !== "Escape" : details.contains(event.target as Node))
        return;
      details.open = false;
      if (event instanceof KeyboardEvent) details.querySelector("summary")?.focus();
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return menu;
}
