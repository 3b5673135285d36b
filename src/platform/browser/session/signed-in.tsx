import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useText } from "../texts/texts.tsx";
import { useSession } from "./use-session.ts";

/** Shows `children` to account holders; sends others to sign in and back here (ROLE-05). Without script it says so. */
export function SignedIn({
  children,
  waiting,
}: {
  readonly children: ReactNode;
  readonly waiting: ReactNode;
}) {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isSignedOut = session.status === "signed-out";
  useEffect(() => {
    if (!isSignedOut) return;
    const returnTo = new URLSearchParams({ returnTo: `${pathname}${search}${hash}` });
    void navigate(`/sign-in?${returnTo}`, { replace: true });
  }, [isSignedOut, navigate, pathname, search, hash]);
  if (session.status === "signed-in") return children;
  return (
    <>
      <noscript>
        <p className="font-semibold">{t("Signing in needs JavaScript. Browsing cars works without it.")}</p>
      </noscript>
      <div className="contents noscript:hidden">{waiting}</div>
    </>
  );
}
