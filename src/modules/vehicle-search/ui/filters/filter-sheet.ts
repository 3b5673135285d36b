/** Further than this and a drag closes the sheet, in pixels; quicker than this, in pixels a millisecond, too. */
const FAR = 96;
const QUICK = 0.6;

/**
 * Makes the opened sheet a modal dialog: named, focused, everything else out of reach, and closed by pulling it
 * down. The popover itself brings Escape, the backdrop, and the focus back to its button.
 */
export function enterSheet(sheet: HTMLElement): void {
  if (sheet.getAttribute("role") === "dialog") return;
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-modal", "true");
  const outside = elementsAround(sheet).filter((element) => !element.inert);
  for (const element of outside) element.inert = true;
  const wide = matchMedia("(width >= 64rem)");
  const close = () => sheet.hidePopover();
  const release = dragToClose(sheet);
  // Before it closes, so that the button it was opened by can take the focus.
  const leave = (event: Event) => {
    if ((event as ToggleEvent).newState !== "closed") return;
    sheet.removeEventListener("beforetoggle", leave);
    wide.removeEventListener("change", close);
    release();
    for (const element of outside) element.inert = false;
    sheet.removeAttribute("role");
    sheet.removeAttribute("aria-modal");
  };
  sheet.addEventListener("beforetoggle", leave);
  wide.addEventListener("change", close);
  sheet.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

/** Everything that neither holds the element nor is held by it. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner = element; inner.parentElement !== null && inner !== document.body;) {
    const outer = inner.parentElement;
    for (const child of outer.children)
      if (child !== inner && child instanceof HTMLElement && child.tagName !== "SCRIPT") found.push(child);
    inner = outer;
  }
  return found;
}

/** Pulling the head of the sheet moves it; letting go far enough down, or quickly, closes it. */
function dragToClose(sheet: HTMLElement): () => void {
  const head = sheet.querySelector<HTMLElement>("[data-sheet-head]");
  if (head === null) return () => undefined;
  let from: { readonly y: number; readonly at: number } | undefined;
  const down = (event: PointerEvent) => {
    if ((event.target as Element).closest("button") !== null) return;
    from = { y: event.clientY, at: event.timeStamp };
    head.setPointerCapture(event.pointerId);
    sheet.style.transition = "none";
  };
  const move = (event: PointerEvent) => {
    if (from !== undefined) sheet.style.translate = `0 ${Math.max(0, event.clientY - from.y)}px`;
  };
  const up = (event: PointerEvent) => {
    if (from === undefined) return;
    const way = event.clientY - from.y;
    const isQuick = way > 24 && way / Math.max(1, event.timeStamp - from.at) > QUICK;
    from = undefined;
    sheet.style.transition = "";
    sheet.style.translate = "";
    if (event.type === "pointerup" && (way > FAR || isQuick)) sheet.hidePopover();
  };
  head.addEventListener("pointerdown", down);
  head.addEventListener("pointermove", move);
  head.addEventListener("pointerup", up);
  head.addEventListener("pointercancel", up);
  return () => {
    sheet.style.transition = "";
    sheet.style.translate = "";
    head.removeEventListener("pointerdown", down);
    head.removeEventListener("pointermove", move);
    head.removeEventListener("pointerup", up);
    head.removeEventListener("pointercancel", up);
  };
}
