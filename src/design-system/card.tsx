import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

interface CardProps extends ComponentProps<"div"> {
  /** `section` needs an accessible name (aria-labelledby). */
  readonly as?: "div" | "section" | "article" | "li";
  /** No inner space, for pictures that reach the edge. */
  readonly flush?: boolean;
}

/** A raised surface that holds one thing. */
export function Card({ as: Element = "div", flush = false, className, ...rest }: CardProps) {
  return (
    <Element
      className={classNames(
        "rounded-card border border-line bg-surface-raised",
        flush ? "overflow-hidden" : "p-5 md:p-6",
        className,
      )}
      {...(rest as object)}
    />
  );
}
