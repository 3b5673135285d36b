import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { apiClient } from "#platform/browser/api-client.ts";
import { isApiError } from "#platform/browser/api-error.ts";
import type { SessionPerson } from "#platform/browser/session-store.ts";
import { useSession } from "#platform/browser/use-session.ts";

interface Counts {
  /** In-progress orders (NAV-04, OP-48). */
  readonly cart: number;
  readonly orders: number;
}

/** Cart, orders and account. Anonymous in the document; the browser fills in who is signed in. */
export function AccountLinks() {
  const state = useSession();
  const isSignedIn = state.status === "signed-in";
  const counts = useCounts(isSignedIn);
  return (
    <>
      <CountLink count={counts?.cart ?? 0} icon="cart" label="Shopping cart" to="/cart" />
      {isSignedIn && (
        <CountLink
          className="max-sm:hidden"
          count={counts?.orders ?? 0}
          icon="document"
          label="Orders"
          to="/deals"
        />
      )}
      {state.status === "signed-in" ? (
        <Avatar person={state.person} />
      ) : (
        <Link
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 font-medium underline-offset-[0.6em] hover:underline sm:px-3"
          to="/sign-in"
        >
          <Icon name="user" size={22} />
          <span className="max-sm:sr-only">Sign in</span>
        </Link>
      )}
    </>
  );
}

interface CountLinkProps {
  readonly to: string;
  readonly icon: "cart" | "document";
  readonly label: string;
  readonly count: number;
  readonly className?: string;
}

/** No badge at zero (OP-48). */
function CountLink({ to, icon, label, count, className }: CountLinkProps) {
  return (
    <Link
      aria-label={count > 0 ? `${label} (${count})` : label}
      className={`relative grid size-11 place-items-center rounded-control ${className ?? ""}`}
      to={to}
    >
      <Icon name={icon} size={22} />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-pill bg-action px-1 text-fine font-bold text-on-action tabular">
          {count}
        </span>
      )}
    </Link>
  );
}

/** NAV-05: initials in the bar, the name for screen readers and on hover. */
function Avatar({ person }: { person: SessionPerson }) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  const initials = `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`.toUpperCase();
  return (
    <Link
      aria-label={`${name === "" ? "You" : name}: your orders and account`}
      className="ml-1 grid size-11 place-items-center rounded-full"
      title={name}
      to="/deals"
    >
      <span className="grid size-9 place-items-center rounded-full bg-on-header text-small font-bold text-header">
        {initials === "" ? <Icon name="user" size={20} /> : initials}
      </span>
    </Link>
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
