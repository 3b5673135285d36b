import { Icon } from "#design-system/icon.tsx";
import { PageLink } from "../links/page-link.tsx";

interface CountLinkProps {
  readonly to: string;
  readonly icon: "cart" | "document" | "heart";
  readonly label: string;
  readonly count: number;
  /** More than this is shown as `9+`; no limit when left out (NAV-07, OP-48). */
  readonly most?: number;
  readonly className?: string;
}

/** A sign of the header with its number; no badge at zero (NAV-04, OP-48). */
export function CountLink({ to, icon, label, count, most, className }: CountLinkProps) {
  const shown = most !== undefined && count > most ? `${most}+` : String(count);
  return (
    <PageLink
      aria-label={count > 0 ? `${label}, ${shown}` : label}
      className={`relative grid size-11 place-items-center rounded-control ${className ?? ""}`}
      to={to}
    >
      <Icon name={icon} size={22} />
      {count > 0 && (
        <span className="absolute -top-0.5 left-1/2 ml-1 grid h-5 min-w-5 place-items-center rounded-pill bg-action px-1 text-fine font-bold text-on-action tabular forced-colors:border">
          {shown}
        </span>
      )}
    </PageLink>
  );
}
