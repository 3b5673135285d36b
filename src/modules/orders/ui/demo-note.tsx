import type { ReactNode } from "react";
import { Badge } from "#design-system/badge.tsx";

/** Test inputs of the embedded providers, clearly marked; never shown by a live retailer. */
export function DemoNote({ children }: { readonly children: ReactNode }) {
  return (
    <aside
      aria-label="Demo help"
      className="grid gap-2 rounded-card border border-dashed border-line-strong bg-surface-sunken p-4 text-small"
    >
      <p>
        <Badge tone="info">Demo</Badge>
      </p>
      {children}
    </aside>
  );
}
