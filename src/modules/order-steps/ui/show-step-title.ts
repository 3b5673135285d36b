import { bringIntoView } from "#design-system/bring-into-view.ts";

/**
 * Brings a step's title into view and the focus to it: for a screen that changes because of what the person just did.
 * Phones leave the focus where it was, and the page scrolled to the button that is gone. In the middle, so that news
 * above the title and the first facts below it are seen too.
 */
export function showStepTitle(): void {
  const title = document.querySelector<HTMLElement>("[data-step-title]");
  if (title === null) return;
  bringIntoView(title);
  title.focus({ preventScroll: true });
}
