import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router";
import { NO_FAVORITES, shownFavorites } from "#modules/favorites/ui/favorites-store.ts";
import { ownCars, ownCarsOf, type OwnOrders } from "#modules/inventory/ui/card/own-cars.ts";
import { AccountMenu } from "#modules/sign-in/ui/account-menu.tsx";
import { PersonAvatar } from "#modules/profile/ui/person-avatar.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import type { SessionPerson } from "#platform/browser/session/session-store.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CountLink } from "./count-link.tsx";
import { useShell } from "../view/use-shell.ts";

interface Counts {
  /** In-progress orders (NAV-04, OP-48). */
  readonly cart: number;
  readonly orders: number;
}

/** What a signed-in buyer sees in the header; the anonymous links until that is certain. */
export default function SignedInLinks({ anonymous }: { anonymous: ReactNode }) {
  const t = useText();
  const state = useSession();
  const counts = useCounts(state.status === "signed-in");
  if (state.status !== "signed-in") return anonymous;
  return (
    <>
      <SavedLink />
      <CountLink count={counts?.cart ?? 0} icon="cart" label={t("Shopping cart")} to="/cart" />
      <CountLink
        className="max-sm:hidden"
        count={counts?.orders ?? 0}
        icon="document"
        label={t("Orders")}
        to="/deals"
      />
      <Avatar person={state.person} />
    </>
  );
}

/** NAV-07: saved vehicles that can still be had; nine at most are counted out. */
function SavedLink() {
  const t = useText();
  const showFavorites = useShell()?.shopping.showFavorites ?? false;
  const { count } = useSyncExternalStore(shownFavorites.subscribe, shownFavorites.get, () => NO_FAVORITES);
  if (!showFavorites) return null;
  return (
    <CountLink
      className="max-sm:hidden"
      count={count}
      icon="heart"
      label={t("Saved Vehicles")}
      most={9}
      to="/saved-vehicles"
    />
  );
}

/** NAV-05: initials in the bar, the name beside them where there is room; behind them the account menu. */
function Avatar({ person }: { person: SessionPerson }) {
  return (
    <AccountMenu person={person}>
      <span className="flex items-center gap-2.5">
        <PersonAvatar
          className="size-9 bg-on-header text-small text-header"
          firstName={person.firstName}
          lastName={person.lastName}
        />
        <span className="max-w-32 truncate font-medium max-xl:hidden">{person.firstName}</span>
      </span>
    </AccountMenu>
  );
}

/** Counts of the signed-in buyer; undefined while unknown, because the header is never worth an error. */
function useCounts(isSignedIn: boolean): Counts | undefined {
  const [counts, setCounts] = useState<Counts>();
  const { pathname } = useLocation();
  // Whoever signs in next has counts of their own.
  if (!isSignedIn && counts !== undefined) setCounts(undefined);
  useEffect(() => {
    if (!isSignedIn) {
      ownCars.set(null);
      return undefined;
    }
    const abort = new AbortController();
    const ask = () =>
      apiClient.get<{ counts: Counts } & OwnOrders>("/api/commerce/orders", { signal: abort.signal }).then(
        (answer) => {
          setCounts(answer.counts);
          ownCars.set(ownCarsOf(answer, performance.now()));
        },
        (error: unknown) => {
          if (!isApiError(error) && !abort.signal.aborted) throw error;
        },
      );
    void ask();
    // Another tab may have bought, paid or given back meanwhile.
    const seen = () => document.visibilityState === "visible" && void ask();
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      abort.abort();
    };
    // A purchase or a cancellation happens on another page, so each new page asks again.
  }, [isSignedIn, pathname]);
  return counts;
}
