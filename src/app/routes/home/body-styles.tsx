import { Link } from "react-router";
import { illustrationUrl } from "#modules/inventory/domain/illustration-url.ts";
import type { BodyStyle } from "#modules/inventory/domain/vehicle.ts";
import type { FacetValueView } from "#modules/search-index/domain/search-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { SILVER } from "./showcase-paints-data.ts";

const whole = new Intl.NumberFormat("en-US");
/** The shapes that most of the stock has; the search has all. */
const SHOWN = 6;

/** Shapes people look for, drawn from the side in one calm paint, so that only the shape speaks. */
export function BodyStyles({ bodies, total }: { bodies: readonly FacetValueView[]; total: number }) {
  const t = useText();
  if (bodies.length === 0) return null;
  return (
    <section aria-labelledby="bodies">
      <div className="flex items-baseline justify-between gap-4 pb-5">
        <h2 className="text-heading" id="bodies">
          {t("What do you have in mind?")}
        </h2>
        <Link
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-link underline underline-offset-4"
          to="/search"
        >
          {t("See all {total}", { total: whole.format(total) })}
        </Link>
      </div>
      <ul className="body-tiles">
        {bodies.slice(0, SHOWN).map((body) => (
          <li key={body.value}>
            <Link className="body-tile" to={`/search?body=${body.value}`}>
              <img alt="" height={150} loading="lazy" src={pictureOf(body.value as BodyStyle)} width={300} />
              <b>{t(body.label)}</b>
              <span>{t("{count} in stock", { count: whole.format(body.count) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pictureOf(bodyStyle: BodyStyle): string {
  return illustrationUrl({ make: "", model: "", bodyStyle, fuel: null, exteriorColor: SILVER }, "side");
}
