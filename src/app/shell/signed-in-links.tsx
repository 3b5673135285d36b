import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { AccountMenu } from "#modules/identity/ui/account-menu.tsx";
import { apiClient } from "#platform/browser/api-client.ts";
import { isApiError } from "#platform/browser/api-error.ts";
import type { SessionPerson } from "#platform/browser/session-store.ts";
import { useSession } from "#platform/browser/use-session.ts";
import { CountLink } from "./count-link.tsx";

interface Counts {
  /** In-progress orders (NAV-04, OP-48). */
  readonly cart: number;
  readonly orders: number;
}

/** What a signed-in buyer sees in the header; the anonymous links until that is certain. */
export default function SignedInLinks({ anonymous }: { anonymous: ReactNode }) {
  const state = useSession();
  const counts = useCounts(state.status === "signed-in");
  if (state.status !== "signed-in") return anonymous;
  return (
    <>
      <CountLink count={counts?.cart ?? 0} icon="cart" label="Shopping cart" to="/cart" />
      <CountLink
        className="max-sm:hidden"
        count={counts?.orders ?? 0}
        icon="document"
        label="Orders"
        to="/deals"
      />
      <Avatar person={state.person} />
    </>
  );
}

/** NAV-05: initials in the bar; behind them the account menu. */
function Avatar({ person }: { person: SessionPerson }) {
  const initials = `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`.toUpperCase();
  return (
    <AccountMenu person={person}>
      <span className="grid size-9 place-items-center rounded-full bg-on-header text-small font-bold text-header">
        {initials === "" ? <Icon name="user" size={20} /> : initials}
      </span>
    </AccountMenu>
  );
}

/** Counts of the signed-in buyer; undefined while unknown, because the header is never worth an error. */
function useCounts(isSignedIn: boolean): Counts | undefined {
  const [counts, setCounts] = useState<Counts>();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignedIn) {
      setCounts(undefined);
      return undefined;
    }
    const abort = new AbortController();
    apiClient.get<{ counts: Counts }>("/api/commerce/orders", { signal: abort.signal }).then(
      (answer) => setCounts(answer.counts),
      (error: unknown) => {
        if (!isApiError(error) && !abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
    // A purchase or a cancellation happens on another page, so each new page asks again.
  }, [isSignedIn, pathname]);
  return counts;
}
