import { useEffect, useId, useRef, type ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, on the close button and on a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the primary one first; they stay in view. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A modal question on the native `<dialog>`: focus, Escape and the inert page come with it. */
export function Dialog({ open, onClose, title, children, actions, className }: DialogProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      {...{ closedby: "any" }}
      aria-labelledby={titleId}
      className={classNames(
        "m-auto w-[min(34rem,calc(100vw-2rem))] rounded-card border border-line bg-surface-raised p-0 shadow-overlay backdrop:bg-scrim",
        className,
      )}
      onClose={onClose}
      ref={dialog}
    >
      {open && (
        <div className="grid max-h-[85dvh] grid-rows-[auto_1fr_auto]">
          <header className="flex items-start justify-between gap-4 p-5 pb-3 md:px-6">
            <h2 className="pt-1.5 text-lead" id={titleId}>
              {title}
            </h2>
            <button
              aria-label={t("Close")}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-sunken"
              onClick={onClose}
              type="button"
            >
              <Icon name="close" />
            </button>
          </header>
          <div className="overflow-y-auto px-5 pb-5 md:px-6">{children}</div>
          {actions && (
            <footer className="flex flex-wrap gap-3 border-t border-line p-5 md:px-6">{actions}</footer>
          )}
        </div>
      )}
    </dialog>
  );
}
