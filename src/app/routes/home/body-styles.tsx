import { Link } from "react-router";
import { illustrationUrl } from "#modules/inventory/domain/illustration-url.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import type { FacetValueView } from "#modules/vehicle-search/domain/search-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { SILVER } from "./showcase-paints-data.ts";

const whole = new Intl.NumberFormat("en-US");

/** Shapes people look for, drawn from the side in one calm paint, so that only the shape speaks. */
export function BodyStyles({ bodies, total }: { bodies: readonly FacetValueView[]; total: number }) {
  const t = useText();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] md:gap-4 lg:grid-cols-5">
      {bodies.map((body) => (
        <li key={body.value}>
          <Link
            className="group grid h-full rounded-card border border-line bg-surface-raised px-4 pt-1 pb-4 transition-shadow duration-200 hover:shadow-raised"
            to={`/search?body=${body.value}`}
          >
            <img
              alt=""
              className="aspect-[2/1] w-full object-cover transition-transform duration-200 ease-calm group-hover:translate-x-1.5"
              height={150}
              loading="lazy"
              src={illustrationUrl(
                {
                  make: "",
                  model: "",
                  bodyStyle: body.value as BodyStyle,
                  fuel: null,
                  exteriorColor: SILVER,
                },
                "side",
              )}
              width={300}
            />
            <span className="font-semibold underline-offset-4 group-hover:underline">{t(body.label)}</span>
            <span className="text-small text-ink-muted tabular">
              {t("{count} in stock", { count: whole.format(body.count) })}
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="group flex h-full min-h-24 items-center justify-center rounded-card border border-line-strong px-4 text-center font-semibold text-link"
          to="/search"
        >
          <span className="underline-offset-4 group-hover:underline">
            {t("See all {total}", { total: whole.format(total) })}
          </span>
        </Link>
      </li>
    </ul>
  );
}
