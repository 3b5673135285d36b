type HistoryWindow = Pick<Window, "addEventListener" | "removeEventListener" | "history" | "location">;

/**
 * Makes what lies over the page a step of its own, so that Back leaves it and not the page. The router hears of neither:
 * it shows the same page all the time.
 * @param onBack whoever looks at it went back
 * @returns what to call when it is left in another way
 */
export function enterLayer(onBack: () => void, shown: HistoryWindow = window): () => void {
  const { history, location } = shown;
  const below = { href: location.href, key: keyOf(history.state) };
  history.pushState(history.state, "");
  let isOver = false;
  // Heard before the router hears it.
  const onPop = (event: PopStateEvent) => {
    shown.removeEventListener("popstate", onPop, true);
    if (location.href === below.href && keyOf(event.state) === below.key) event.stopImmediatePropagation();
    if (isOver) return;
    isOver = true;
    onBack();
  };
  shown.addEventListener("popstate", onPop, true);
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
