import type { ReactNode } from "react";
import { Icon } from "#design-system/icon.tsx";

/** Who sees what somebody hands over here, below the place where they do. */
export function ShieldNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex gap-2 text-small text-ink-muted">
      <Icon className="mt-0.5 shrink-0" name="shield" size={18} />
      {children}
    </p>
  );
}
