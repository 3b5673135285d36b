import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** The way to a place on a map in another tab (NAV-10), with room for a finger. */
export function DirectionsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-4"
      href={href}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
      <Icon name="external" size={18} />
    </a>
  );
}
