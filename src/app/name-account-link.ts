import { initialsOf } from "#modules/accounts/domain/initials-of.ts";
import { session } from "#platform/browser/session/session.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** NAV-05 on the pages that do without the router: whoever is signed in sees their initials, the way to their profile. */
export function nameAccountLink(t: Text): void {
  const signIn = inLanguage(t.language, "/sign-in");
  const link = document.querySelector<HTMLAnchorElement>(`header a[href="${signIn}"]`);
  const label = link?.querySelector("span");
  const icon = link?.querySelector("svg");
  if (link == null || label == null) return;
  const initials = document.createElement("span");
  initials.ariaHidden = "true";
  // As the router's pages show them (person-avatar.tsx).
  initials.className =
    "grid size-9 shrink-0 place-items-center rounded-full bg-on-header text-small font-bold text-header";
  const show = (): void => {
    const { state } = session;
    const isSignedIn = state.status === "signed-in";
    link.href = isSignedIn ? inLanguage(t.language, "/profile") : signIn;
    label.textContent = isSignedIn ? t("Profile") : t("Sign in");
    initials.textContent = isSignedIn ? initialsOf(state.person) : "";
    if (initials.textContent !== "") icon?.replaceWith(initials);
    else if (icon != null) initials.replaceWith(icon);
  };
  show();
  session.subscribe(show);
}
