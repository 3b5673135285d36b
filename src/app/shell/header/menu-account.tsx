import { Suspense } from "react";
import { Link } from "react-router";
import { quietPart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { MENU_ITEM } from "./menu-item.ts";
import { useMayBeSignedIn } from "./use-may-be-signed-in.ts";

const SignOutItem = quietPart(async () => (await import("./sign-out-item.tsx")).default);

/** The last entry of the menu: in, or out (NAV-01). */
export function MenuAccount({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  const signIn = (
    <Link className={MENU_ITEM} onClick={onLeave} to="/sign-in">
      {t("Sign In")}
    </Link>
  );
  if (!useMayBeSignedIn()) return signIn;
  return (
    <Suspense fallback={signIn}>
      <SignOutItem onLeave={onLeave} signIn={signIn} />
    </Suspense>
  );
}
