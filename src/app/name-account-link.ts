import { session } from "#platform/browser/session.ts";
import { inLanguage } from "#platform/shared/language.ts";
import type { Text } from "#platform/shared/text.ts";

/** NAV-05 on the pages that do without the router: whoever is signed in sees the way to their profile there. */
export function nameAccountLink(t: Text): void {
  const signIn = inLanguage(t.language, "/sign-in");
  const link = document.querySelector<HTMLAnchorElement>(`header a[href="${signIn}"]`);
  const label = link?.querySelector("span");
  if (link == null || label == null) return;
  const show = (): void => {
    const isSignedIn = session.state.status === "signed-in";
    link.href = isSignedIn ? inLanguage(t.language, "/profile") : signIn;
    label.textContent = isSignedIn ? t("Profile") : t("Sign in");
  };
  show();
  session.subscribe(show);
}
