import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

const SHAPE =
  "button inline-flex min-h-12 items-center justify-center gap-2 rounded-control py-2.5 text-center font-semibold select-none " +
  "aria-disabled:cursor-not-allowed disabled:cursor-not-allowed";

const LOOKS = {
  /** The one thing a screen asks for. */
  primary: "bg-action text-on-action hover:bg-action-hover forced-colors:border",
  secondary: "border border-line-strong bg-surface-raised text-ink hover:border-ink",
  quiet: "px-3 text-link underline-offset-4 hover:underline",
  danger: "border border-danger bg-surface-raised text-danger hover:bg-danger-soft",
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** Classes of a button, for elements that must stay what they are (a summary, an external link). */
export function buttonClass(look: ButtonLook = "primary", className?: string): string {
  return classNames(SHAPE, LOOKS[look], className);
}

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: ButtonLook;
  /** Work is going on: clicks are ignored, the label stays, a spinner appears beside it. */
  readonly busy?: boolean;
}

/** A native button; `type` is `button` unless given. */
export function Button({
  look = "primary",
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      aria-disabled={busy || undefined}
      className={buttonClass(look, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      type="button"
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
