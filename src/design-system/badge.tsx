import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const TONES = {
  neutral: "bg-surface-sunken text-ink",
  accent: "bg-accent text-on-accent",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
} as const;

export type BadgeTone = keyof typeof TONES;

/** One or two words about the thing beside it. */
export function Badge({
  tone = "neutral",
  children,
  className,
}: {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-pill px-2.5 py-0.5 text-fine font-semibold whitespace-nowrap forced-colors:border",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
