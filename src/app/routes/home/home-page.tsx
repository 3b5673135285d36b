import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { HomeSection } from "#modules/tenancy/domain/config/layout-schema.ts";
import type { FacetValueView } from "#modules/search-index/domain/search-view.ts";
import { CardRow } from "#modules/inventory/ui/card/card-row.tsx";
import { RecentlyViewed } from "#modules/inventory/ui/card/recently-viewed.tsx";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { BodyStyles } from "./body-styles.tsx";
import { BudgetSlider, type BudgetSliderProps } from "./budget-slider.tsx";
import { HomeHero, type HomeHeroProps } from "./home-hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Points } from "./points.tsx";
import { PriceDrops, type PriceDropsProps } from "./price-drops.tsx";
import { Proof, type ProofProps } from "./proof.tsx";

const whole = new Intl.NumberFormat("en-US");

export interface HomePageProps {
  readonly total: number;
  /** The parts below the search, in the store's order. */
  readonly sections: readonly HomeSection[];
  readonly bodies: readonly FacetValueView[];
  readonly makes: readonly FacetValueView[];
  /** `cardText`s. */
  readonly cards: readonly string[];
  readonly landing: HomeHeroProps["landing"] & {
    readonly points: readonly { title: string; text: string }[];
  };
  readonly budgets: BudgetSliderProps["budgets"];
  readonly drops: PriceDropsProps["drops"];
  readonly proof: ProofProps["proof"];
  readonly promises: { readonly days: number | null; readonly miles: number | null };
}

const PARTS: Readonly<Record<HomeSection, (props: HomePageProps) => ReactNode>> = {
  bodies: (props) => <BodyStyles bodies={props.bodies} total={props.total} />,
  recent: () => <RecentlyViewed />,
  budget: (props) => <BudgetSlider budgets={props.budgets} />,
  arrivals: (props) => <Arrivals cards={props.cards} />,
  drops: (props) => <PriceDrops drops={props.drops} />,
  makes: (props) => <Makes makes={props.makes} />,
  how: (props) => <HowItWorks promises={props.promises} />,
  proof: (props) => <Proof days={props.promises.days} proof={props.proof} />,
  promises: (props) => <Points points={props.landing.points} />,
};

/** One question: which car? Everything else stands below it. */
export function HomePage(props: HomePageProps) {
  return (
    <>
      <HomeHero landing={props.landing} total={props.total} />
      <div className="home-sections page-width">
        {props.sections.map((name) => (
          <Fragment key={name}>{PARTS[name](props)}</Fragment>
        ))}
      </div>
    </>
  );
}

/** A small window into the stock. */
function Arrivals({ cards }: { cards: readonly string[] }) {
  const t = useText();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="now">
      <div className="flex items-baseline justify-between gap-4 pb-5">
        <h2 className="text-heading" id="now">
          {t("In stock now")}
        </h2>
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          to="/search"
        >
          {t("See all")}
          <span className="sr-only"> {t("vehicles")}</span>
        </Link>
      </div>
      <CardRow>
        <VehicleGrid cards={cards} />
      </CardRow>
    </section>
  );
}

function Makes({ makes }: { makes: readonly FacetValueView[] }) {
  const t = useText();
  if (makes.length === 0) return null;
  return (
    <section aria-labelledby="makes">
      <h2 className="pb-5 text-heading" id="makes">
        {t("Or choose a make you trust")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {makes.map((make) => (
          <li key={make.value}>
            <Link
              className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line-strong bg-surface-raised px-4 font-medium hover:border-ink"
              to={`/search?${new URLSearchParams({ make: make.value })}`}
            >
              {make.label}
              <span className="text-small text-ink-muted">{whole.format(make.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
