import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** UI-04, verbatim. */
export type StatusBadgeVariant =
  | "active"
  | "completed"
  | "focused"
  | "selected"
  | "disabled"
  | "error"
  | "unknown";

const VARIANTS: Record<StatusBadgeVariant, string> = {
  active: "border-action bg-surface-raised text-ink",
  completed: "border-success bg-success text-on-success",
  focused: "border-focus bg-surface-raised text-ink",
  selected: "border-action bg-action text-on-action",
  disabled: "border-line bg-surface-sunken text-ink-muted",
  error: "border-danger bg-danger text-on-danger",
  unknown: "border-line-strong border-dashed bg-surface text-ink-muted",
};

interface StatusBadgeProps {
  readonly variant: StatusBadgeVariant;
  readonly size?: "small" | "medium";
  /** What it stands for, read by screen readers, e.g. "Completed". */
  readonly label: string;
  /** Inside the circle when the variant has no sign of its own, e.g. the number of a step. */
  readonly children?: ReactNode;
}

/** The round state of a step. */
export function StatusBadge({ variant, size = "medium", label, children }: StatusBadgeProps) {
  const pixels = size === "small" ? 16 : 22;
  return (
    <span
      className={classNames(
        "grid shrink-0 place-items-center rounded-full border-2 font-semibold tabular",
        size === "small" ? "size-7 text-fine" : "size-10 text-body",
        VARIANTS[variant],
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        {variant === "completed" && <Icon name="check" size={pixels} />}
        {variant === "error" && <Icon name="close" size={pixels} />}
        {variant !== "completed" && variant !== "error" && children}
      </span>
    </span>
  );
}
