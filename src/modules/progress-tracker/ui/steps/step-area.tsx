import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useLocation } from "react-router";

/** State of a navigation that nobody asked for: the step changed by itself. */
export interface ByItself {
  readonly byItself?: boolean;
}

const titleIn = (area: HTMLElement | null) => area?.querySelector<HTMLElement>("[data-step-title]");

/**
 * The step's own screen. Somebody who navigates gets the focus on its title. A screen that changes by itself takes the
 * focus from nobody; only where the focused element went away with it does the title get it, without scrolling.
 */
export function StepArea({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const { pathname, state } = useLocation();
  const seen = useRef(pathname);
  const isByItself = (state as ByItself | null)?.byItself === true;
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!isByItself) titleIn(area.current)?.focus({ preventScroll: true });
  }, [pathname, isByItself]);
  useKeptFocus(area);
  return (
    <div className="min-w-0 pb-6" ref={area}>
      {children}
    </div>
  );
}

/** A keyboard must not be left at the top of the document because the button it was on is gone. */
function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = area.current;
    if (!box) return undefined;
    let last: Element | null = null;
    const onIn = (event: FocusEvent) => {
      last = event.target as Element;
    };
    // Leaving is the person's own doing while the element is still there.
    const onOut = (event: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = last === event.target && event.relatedTarget !== null;
        if (isLeft && last?.isConnected) last = null;
      });
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      titleIn(box)?.focus({ preventScroll: true });
    });
    box.addEventListener("focusin", onIn);
    box.addEventListener("focusout", onOut);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("focusin", onIn);
      box.removeEventListener("focusout", onOut);
    };
  }, [area]);
}
