import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { Icon } from "./icon.tsx";

interface ToastProps {
  /** Null shows nothing; the live region stays so that the next message is announced. */
  readonly children: ReactNode | null;
  readonly onHide: () => void;
  /** Milliseconds, UI-02: 8000; whoever points at it or has the focus in it keeps it for as long again. */
  readonly hideAfter?: number;
}

/** A short confirmation that goes away by itself (snackbar), above the thumb or, where a bar has the way on, below the header. */
export function Toast({ children, onHide, hideAfter = 8000 }: ToastProps) {
  const t = useText();
  const shown = children !== null;
  // A new callback must not restart the time.
  const hide = useEffectEvent(onHide);
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setInterval(() => {
      if (!place.current?.matches(":hover,:focus-within")) hide();
    }, hideAfter);
    return () => clearInterval(timer);
  }, [shown, hideAfter]);
  return (
    <output className="on-notice toast-place" ref={place}>
      {shown && (
        <div className="pointer-events-auto flex items-center gap-3 rounded-card bg-ink px-5 py-3 text-surface shadow-overlay">
          <span>{children}</span>
          <button
            aria-label={t("Dismiss")}
            className="-mr-2 grid size-11 place-items-center"
            onClick={onHide}
            type="button"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </output>
  );
}
