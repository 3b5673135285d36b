import { session } from "#platform/browser/session.ts";

/** NAV-05 on the pages that do without the router: whoever is signed in sees the way to their profile there. */
export function nameAccountLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('header a[href="/sign-in"]');
  const label = link?.querySelector("span");
  if (link == null || label == null) return;
  const show = (): void => {
    const isSignedIn = session.state.status === "signed-in";
    link.href = isSignedIn ? "/profile" : "/sign-in";
    label.textContent = isSignedIn ? "Profile" : "Sign in";
  };
  show();
  session.subscribe(show);
}
