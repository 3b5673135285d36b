/** The page's header stays at the top and covers this much, as `scroll-padding` says. */
const HEADER_PX = 96;

/**
 * Brings a step's title into view and the focus to it: for a screen that changes because of what the person just did.
 * Phones leave the focus where it was, and the page scrolled to the button that is gone. In the middle, so that news
 * above the title and the first facts below it are seen too.
 */
export function showStepTitle(): void {
  const title = document.querySelector<HTMLElement>("[data-step-title]");
  if (title === null) return;
  const { top, bottom } = title.getBoundingClientRect();
  if (top < HEADER_PX || bottom > window.innerHeight) title.scrollIntoView({ block: "center" });
  title.focus({ preventScroll: true });
}
