import { useEffect, useState } from "react";
import { pageAddress } from "#platform/browser/page-address.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { afterSignIn } from "../after-sign-in.ts";
import { safeReturnTo } from "#modules/accounts/domain/safe-return-to.ts";
import { type AuthPage, type AuthPath, isAuthPath } from "./auth-page.ts";

export interface AuthRoute {
  readonly path: AuthPath;
  readonly search: URLSearchParams;
  /** Where the person was going; always a path of this site. */
  readonly returnTo: string;
  /** True once the person moved from one auth page to another. */
  readonly moved: boolean;
  /** Another auth page keeps the document, so that a password in memory survives; all else loads anew. */
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
}

/** Where the person is among the auth pages, which do without the router (decision 0038). */
export function useAuthRoute(first: AuthPage["address"]): AuthRoute {
  const [place, setPlace] = useState({ ...first, moved: false });
  useEffect(() => {
    const follow = (): void =>
      setPlace({
        path: splitLanguage(window.location.pathname).path,
        search: window.location.search,
        moved: true,
      });
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  const search = new URLSearchParams(place.search);
  return {
    path: isAuthPath(place.path) ? place.path : "/sign-in",
    search,
    returnTo: safeReturnTo(search.get("returnTo")),
    moved: place.moved,
    go: (to, { replace = false } = {}) => {
      const url = new URL(pageAddress(to), window.location.origin);
      const { path } = splitLanguage(url.pathname);
      if (!isAuthPath(path)) {
        const address = afterSignIn(to);
        if (replace) window.location.replace(address);
        else window.location.assign(address);
        return;
      }
      window.history[replace ? "replaceState" : "pushState"](null, "", url);
      setPlace({ path, search: url.search, moved: true });
      window.scrollTo(0, 0);
    },
  };
}
