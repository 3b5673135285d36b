import { splitLanguage } from "#platform/shared/texts/language.ts";

/** First words of pages that refuse frames, because they sign in, buy or pay (decision 0173). */
const ALONE = new Set(
  "sign-in sign-up reset-password auth oauth2 profile account cart checkout deals progress fulfillment signing".split(
    " ",
  ),
);

/** Inside another site, links to such pages open a window of their own. Before the router sees the click. */
export function leaveFrameForAccounts(): void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const word = link && splitLanguage(link.pathname).path.split("/")[1];
    if (link?.origin !== location.origin || !ALONE.has(word ?? "")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.open(link.href, "_blank");
  };
  window.addEventListener("click", follow, { capture: true });
}
