import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { session } from "#platform/browser/session.ts";
import { CountLink } from "./count-link.tsx";

/** Most visitors are anonymous: what only buyers need arrives when there is one. */
const SignedInLinks = lazy(() => import("./signed-in-links.tsx"));

/** Cart, orders and account. Anonymous in the document; the browser fills in who is signed in. */
export function AccountLinks() {
  const mayBeSignedIn = useMayBeSignedIn();
  const anonymous = <AnonymousLinks />;
  if (!mayBeSignedIn) return anonymous;
  return (
    <Suspense fallback={anonymous}>
      <SignedInLinks anonymous={anonymous} />
    </Suspense>
  );
}

function AnonymousLinks() {
  return (
    <>
      <CountLink count={0} icon="cart" label="Shopping cart" to="/cart" />
      <Link
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 font-medium underline-offset-[0.6em] hover:underline sm:px-3"
        to="/sign-in"
      >
        <Icon name="user" size={22} />
        <span className="max-sm:sr-only">Sign in</span>
      </Link>
    </>
  );
}

/** False on the server and during hydration. */
function useMayBeSignedIn(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    const look = () => setMay(session.state.status === "signed-in" || session.state.status === "restoring");
    look();
    return session.subscribe(look);
  }, []);
  return may;
}
