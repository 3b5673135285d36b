import { Suspense } from "react";
import { Icon } from "#design-system/icon.tsx";
import { quietPart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CountLink } from "./count-link.tsx";
import { PageLink } from "../links/page-link.tsx";
import { useMayBeSignedIn } from "./use-may-be-signed-in.ts";
import { useShell } from "../view/use-shell.ts";

/** Most visitors are anonymous: what only buyers need arrives when there is one. */
const SignedInLinks = quietPart(async () => (await import("./signed-in-links.tsx")).default);

/** Saved vehicles, cart, orders and account. Anonymous in the document; the browser fills in who is signed in. */
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
  const t = useText();
  const showFavorites = useShell()?.shopping.showFavorites ?? false;
  return (
    <>
      {showFavorites && (
        <CountLink
          className="max-sm:hidden"
          count={0}
          icon="heart"
          label={t("Saved Vehicles")}
          to="/saved-vehicles"
        />
      )}
      <CountLink count={0} icon="cart" label={t("Shopping cart")} to="/cart" />
      <PageLink
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 font-medium underline-offset-[0.6em] hover:underline sm:px-3"
        to="/sign-in"
      >
        <Icon name="user" size={22} />
        <span className="max-sm:sr-only">{t("Sign in")}</span>
      </PageLink>
    </>
  );
}
