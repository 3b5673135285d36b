import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

interface FullLayerProps {
  /** Name of the dialog, shown at its top. */
  readonly title: string;
  readonly onClose: () => void;
  /** At the lower edge, where a thumb is. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog as large as the window, on the native element: focus, Escape and the inert page come with it. */
export function FullLayer({ title, onClose, actions, children }: FullLayerProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is painted, so that the first key press is not lost on the page below.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
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
          onClick={() => dialog.current?.close()}
          type="button"
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
      {actions !== undefined && (
        <footer className="flex items-center justify-center gap-2 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {actions}
        </footer>
      )}
    </dialog>
  );
}
