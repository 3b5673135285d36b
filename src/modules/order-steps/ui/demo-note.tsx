import type { ReactNode } from "react";
import { Badge } from "#design-system/badge.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Test inputs of the embedded providers, clearly marked; never shown by a live retailer. */
export function DemoNote({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <aside
      aria-label={t("Demo help")}
      className="grid gap-2 rounded-card border border-dashed border-line-strong bg-surface-sunken p-4 text-small"
    >
      <p>
        <Badge tone="info">{t("Demo")}</Badge>
      </p>
      {children}
    </aside>
  );
}
