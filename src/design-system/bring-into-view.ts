/** The page's header stays at the top and covers this much, as `scroll-padding` says. */
const HEADER_PX = 96;

/** Where something lies in the window, in pixels from its upper edge. */
export interface Place {
  readonly top: number;
  readonly bottom: number;
}

/** Whether a person sees all of it: below the page's header and above what stays at the lower edge. */
export function isSeen({ top, bottom }: Place, lowerEdge: number): boolean {
  return top >= HEADER_PX && bottom <= lowerEdge;
}

/** Moves the page only where somebody does not see all of it. @param lowerEdge where what stays at the foot begins */
export function bringIntoView(element: HTMLElement, lowerEdge = window.innerHeight): void {
  if (!isSeen(element.getBoundingClientRect(), lowerEdge)) element.scrollIntoView({ block: "center" });
}

/**
 * Brings a message into view that answers a button which is always in reach: on a phone a step's button stays at the foot of
 * the screen, and what it was refused for may lie above. Nothing moves before anybody has touched the page.
 */
export function showAlert(box: HTMLElement): void {
  const bar = document.querySelector(".step-bar")?.getBoundingClientRect();
  if (bar === undefined || !navigator.userActivation?.hasBeenActive) return;
  bringIntoView(box, Math.min(bar.top, window.innerHeight));
}
