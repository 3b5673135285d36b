import { hearSteps } from "#platform/browser/steps-back.ts";

type HistoryWindow = Pick<Window, "history" | "location">;

/**
 * Makes what lies over the page a step of its own, so that Back leaves it and not the page. The router hears of neither:
 * it shows the same page all the time.
 * @param onBack whoever looks at it went back
 * @returns what to call when it is left in another way
 */
export function enterLayer(onBack: () => void, shown: HistoryWindow = window): () => void {
  const { history, location } = shown;
  const below = { href: location.href, key: keyOf(history.state) };
  const { scrollRestoration } = history;
  // The page below was not left: a browser that scrolls it back would do so under whoever has gone on meanwhile.
  history.scrollRestoration = "manual";
  history.pushState(history.state, "");
  let isOver = false;
  const endHearing = hearSteps((event) => {
    endHearing();
    if (location.href === below.href && keyOf(event.state) === below.key) event.stopImmediatePropagation();
    history.scrollRestoration = scrollRestoration;
    if (isOver) return;
    isOver = true;
    onBack();
  });
  return () => {
    if (isOver) return;
    isOver = true;
    history.back();
  };
}

/** By which the router knows an entry. */
function keyOf(state: unknown): unknown {
  return (state as { readonly key?: unknown } | null)?.key;
}
