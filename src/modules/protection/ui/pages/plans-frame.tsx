import type { ReactNode } from "react";
import { NavLink, Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { SampleNote } from "../plan/sample-note.tsx";
import type { PlansPageParts } from "./plans-page-parts.ts";

const PAGES = [
  { to: "", label: english("Why") },
  { to: "/packages", label: english("Plans") },
  { to: "/gap", label: english("GAP") },
  { to: "/compare", label: english("Compare") },
] as const;

/** Around every page of plans: which car, which deal, and the way between the pages (PROT-04). */
export function PlansFrame({
  parts,
  children,
}: {
  readonly parts: PlansPageParts;
  readonly children: ReactNode;
}) {
  const t = useText();
  const { vehicle, products, base } = parts;
  return (
    <div className="page-width grid max-w-[72rem] grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
      {vehicle && (
        <p>
          <Link
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            to={`/vehicles/${encodeURIComponent(vehicle.key)}`}
          >
            {t("Back to the {car}", { car: vehicle.title })}
          </Link>
        </p>
      )}
      <nav aria-label={t("Protection plans")} className="overflow-x-auto border-b border-line">
        <ul className="flex gap-1">
          {PAGES.filter(({ to }) => to !== "/gap" || products.some(({ kind }) => kind === "gap")).map(
            ({ to, label }) => (
              <li key={label}>
                <NavLink
                  className="inline-flex min-h-12 items-center border-b-3 border-transparent px-3 font-semibold text-ink-muted hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink sm:px-4"
                  end={to === ""}
                  preventScrollReset
                  to={base + to}
                >
                  {t(label)}
                </NavLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      {products.some(({ isSample }) => isSample) && <SampleNote />}
      {products.length === 0 && <p>{t("No protection plans are offered at the moment.")}</p>}
      {children}
    </div>
  );
}
