import type { ReactNode } from "react";
import { Icon, type IconName } from "#design-system/icon.tsx";

interface FactProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A fact with its sign. */
export function Fact({ icon, title, children }: FactProps) {
  return (
    <li className="flex gap-4">
      <Icon className="mt-0.5 shrink-0 text-action" name={icon} size={26} />
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <p className="text-small text-ink-muted">{children}</p>}
      </div>
    </li>
  );
}
