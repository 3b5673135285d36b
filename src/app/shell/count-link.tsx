import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";

export interface CountLinkProps {
  readonly to: string;
  readonly icon: "cart" | "document";
  readonly label: string;
  readonly count: number;
  readonly className?: string;
}

/** A sign of the header with its number; no badge at zero (NAV-04, OP-48). */
export function CountLink({ to, icon, label, count, className }: CountLinkProps) {
  return (
    <Link
      aria-label={count > 0 ? `${label}, ${count}` : label}
      className={`relative grid size-11 place-items-center rounded-control ${className ?? ""}`}
      to={to}
    >
      <Icon name={icon} size={22} />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-pill bg-action px-1 text-fine font-bold text-on-action tabular">
          {count}
        </span>
      )}
    </Link>
  );
}
