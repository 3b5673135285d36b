import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Icon } from "#design-system/icon.tsx";
import { painted } from "#platform/browser/next-frame.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Of a footer at the lower edge, where a thumb is. */
export const FULL_ACTIONS =
  "flex items-center justify-center gap-2 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]";

interface FullLayerProps {
  /** Name of the dialog, shown at its top. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog as large as the window, on the native element: focus, Escape and the inert page come with it. */
export function FullLayer({ title, onClose, children }: FullLayerProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is painted, so that the first key press is not lost on the page below.
  useLayoutEffect(() => {
    if (dialog.current !== null) enter(dialog.current);
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
    };
  }, []);
  return (
    <dialog
      aria-label={title}
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-stage p-0 text-ink"
      data-full-layer
      onClose={onClose}
      ref={dialog}
    >
      <header className="flex items-center gap-x-2 px-4 py-1.5">
        <h2 className="min-w-0 flex-1 text-body font-semibold">{title}</h2>
        <button
          aria-label={t("Close")}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-sunken"
          onClick={() => (dialog.current?.open ? dialog.current.close() : onClose())}
          type="button"
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

/**
 * In sight with the next frame, and the page out of reach after it: to put a long page out of reach takes a slow phone
 * 60 to 80 ms (0802). Until then it is a popover, which lies as high.
 */
function enter(element: HTMLDialogElement): void {
  if (element.open) return;
  if (!("popover" in HTMLElement.prototype)) {
    element.showModal();
    return;
  }
  // A dialog gives the focus back to what had it when it became modal, which is its own button by then.
  const opener = document.activeElement;
  element.popover = "manual";
  element.showPopover();
  void painted().then(() => {
    if (!element.isConnected || element.open) return;
    element.popover = null;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    element.showModal();
  });
}
