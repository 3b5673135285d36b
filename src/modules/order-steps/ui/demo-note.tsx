import type { ReactNode } from "react";
import { Badge } from "#design-system/badge.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/**
 * Test inputs of the embedded providers, clearly marked; never shown by a live retailer. Folded to one line, so that a
 * form looks as its buyers see it.
 * @param props.isOpen for what the next step needs
 */
export function DemoNote({
  children,
  isOpen = false,
}: {
  readonly children: ReactNode;
  readonly isOpen?: boolean;
}) {
  const t = useText();
  return (
    <details
      className="group rounded-card border border-dashed border-line-strong bg-surface-sunken px-4 text-small"
      open={isOpen}
    >
      <summary className="flex min-h-11 items-center gap-3">
        <Badge tone="info">{t("Demo")}</Badge>
        <span className="grow">{t("Demo help")}</span>
        <Icon
          className="transition-transform duration-(--motion-calm) group-open:rotate-180"
          name="chevron-down"
        />
      </summary>
      <div className="grid gap-2 pb-4">{children}</div>
    </details>
  );
}
