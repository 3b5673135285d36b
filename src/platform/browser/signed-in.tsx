import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "./use-session.ts";

/** Shows `children` to account holders; sends others to sign in and back here (ROLE-05). */
export function SignedIn({
  children,
  waiting,
}: {
  readonly children: ReactNode;
  readonly waiting: ReactNode;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isSignedOut = session.status === "signed-out";
  useEffect(() => {
    if (!isSignedOut) return;
    const returnTo = new URLSearchParams({ returnTo: `${pathname}${search}${hash}` });
    void navigate(`/sign-in?${returnTo}`, { replace: true });
  }, [isSignedOut, navigate, pathname, search, hash]);
  return session.status === "signed-in" ? children : waiting;
}
