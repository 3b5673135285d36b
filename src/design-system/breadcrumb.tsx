import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";

export interface Crumb {
  readonly label: string;
  /** Missing on the last crumb: the page itself. */
  readonly to?: string;
}

/** Where this page sits, with the way back up. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText();
  return (
    <nav aria-label={t("Breadcrumb")}>
      <ol className="flex items-center gap-x-2 overflow-x-clip text-small whitespace-nowrap text-ink-muted sm:flex-wrap">
        {crumbs.map((crumb, index) => (
          <li className="flex shrink-0 items-center gap-2 last:min-w-0 last:shrink" key={crumb.label}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {crumb.to === undefined ? (
              <span aria-current="page" className="truncate py-2.5">
                {crumb.label}
              </span>
            ) : (
              <Link className="py-2.5 underline-offset-4 hover:text-ink hover:underline" to={crumb.to}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
