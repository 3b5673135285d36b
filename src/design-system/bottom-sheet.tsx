import { useState, type ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface BottomSheetProps {
  /** Always visible: the few words or numbers that matter. */
  readonly preview: ReactNode;
  /** What the sheet opens to. */
  readonly children: ReactNode;
  /** Name of the toggle for screen readers, e.g. "Order summary". */
  readonly label: string;
  readonly className?: string;
}

/** Sticks to the bottom of a phone, opens upwards in the flow of the page (UI-05); no JavaScript needed to read it. */
export function BottomSheet({ preview, children, label, className }: BottomSheetProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={classNames(
        "on-notice group fixed inset-x-0 bottom-[calc(var(--notice-height,0px)+var(--strip-height,0px))] z-30 rounded-t-card border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-overlay",
        className,
      )}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        aria-label={`${label}: ${open ? t("show less") : t("show more")}`}
        className="flex min-h-16 items-center gap-3 px-4 py-2"
      >
        <span className="grow">{preview}</span>
        <Icon
          className="rotate-180 transition-transform duration-200 group-open:rotate-0"
          name="chevron-down"
        />
      </summary>
      <div className="max-h-[70dvh] overflow-y-auto px-4 pb-5">{children}</div>
    </details>
  );
}
