import { Link } from "react-router";

/** The retailer's logo, or its name set in its own heading type. Leads to the site root (NAV-03). */
export function BrandMark({ brandName, logoUrl }: { brandName: string; logoUrl: string | null }) {
  return (
    <Link
      aria-label={`${brandName} home`}
      className="flex min-h-11 min-w-0 items-center rounded-control"
      to="/"
    >
      {logoUrl ? (
        <img alt="" className="h-8 w-auto" height={32} src={logoUrl} />
      ) : (
        <span className="truncate font-heading text-lead font-bold tracking-tight">{brandName}</span>
      )}
    </Link>
  );
}
