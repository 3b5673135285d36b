const answering = new WeakSet<Element>();
let waiting: HTMLElement | undefined;

/** `ref` of a button that may be on the page before its code is: from now on it answers. */
export function answers(button: HTMLElement | null): void {
  if (button === null) return;
  answering.add(button);
  if (button !== waiting) return;
  waiting = undefined;
  // After React has finished what made the button answer.
  setTimeout(() => button.click());
}

/** Keeps a press of a button that does not answer yet, for when it does; the last one counts. */
export function keepPresses(selector: string): () => void {
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!button || answering.has(button)) return;
    event.preventDefault();
    waiting = button;
  };
  document.addEventListener("click", keep, true);
  return () => document.removeEventListener("click", keep, true);
}
