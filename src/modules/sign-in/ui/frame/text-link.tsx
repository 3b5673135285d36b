import type { ReactNode } from "react";
import { classNames } from "#design-system/class-names.ts";
import { usePath } from "#platform/browser/texts/texts.tsx";

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly newTab?: boolean;
  /** Inside a sentence: no taller than its line. */
  readonly inline?: boolean;
  /** Before the page is left. */
  readonly onLeave?: (() => void) | undefined;
}

/** A plain link: auth pages do without the router (decision 0038). */
export function TextLink({ href, children, newTab = false, inline = false, onLeave }: TextLinkProps) {
  const path = usePath();
  return (
    <a
      className={classNames(
        "font-semibold text-link underline underline-offset-4",
        !inline && "inline-block py-2.5",
      )}
      href={path(href)}
      onClick={onLeave}
      {...(newTab && { rel: "noopener", target: "_blank" })}
    >
      {children}
    </a>
  );
}
