import { Form, Link } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { ColoredText } from "#design-system/colored-text.tsx";
import { Icon } from "#design-system/icon.tsx";
import { illustrationUrl } from "#modules/inventory/domain/illustration-url.ts";
import type { FacetValueView } from "#modules/vehicle-search/domain/search-view.ts";
import { CardRow } from "#modules/inventory/ui/card/card-row.tsx";
import { KeywordBox } from "#modules/vehicle-search/ui/keywords/keyword-box.tsx";
import { RecentlyViewed } from "#modules/inventory/ui/card/recently-viewed.tsx";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { BodyStyles } from "./body-styles.tsx";
import { Budgets, type BudgetsProps } from "./budgets.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { PriceDrops, type PriceDropsProps } from "./price-drops.tsx";
import { WHITE } from "./showcase-paints-data.ts";

const HERO_CAR = illustrationUrl(
  {
    make: "",
    model: "",
    bodyStyle: "suv",
    fuel: "electric",
    exteriorColor: WHITE,
  },
  "front-three-quarter",
);
const whole = new Intl.NumberFormat("en-US");

export interface HomePageProps {
  readonly total: number;
  readonly bodies: readonly FacetValueView[];
  readonly makes: readonly FacetValueView[];
  readonly conditions: readonly FacetValueView[];
  /** `cardText`s. */
  readonly cards: readonly string[];
  readonly landing: {
    readonly headline: string;
    readonly intro: string;
    readonly points: readonly { title: string; text: string }[];
  };
  readonly budgets: BudgetsProps;
  readonly drops: PriceDropsProps["drops"];
  readonly promises: { readonly days: number | null; readonly miles: number | null };
}

/** One question: which car? Everything else stands below it. */
export function HomePage(props: HomePageProps) {
  const t = useText();
  return (
    <>
      <Hero {...props} />
      <div className="page-width grid gap-16 pt-12 md:gap-24 md:pt-16">
        <section aria-labelledby="bodies">
          <h2 className="pb-5 text-heading" id="bodies">
            {t("What do you have in mind?")}
          </h2>
          <BodyStyles bodies={props.bodies} total={props.total} />
        </section>
        <RecentlyViewed />
        <Budgets {...props.budgets} />
        <Makes makes={props.makes} />
        <PriceDrops drops={props.drops} />
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
            <VehicleGrid cards={props.cards} />
          </CardRow>
        </section>
        <HowItWorks promises={props.promises} />
        <Points points={props.landing.points} />
      </div>
    </>
  );
}

function Hero({ landing, total, conditions }: HomePageProps) {
  const t = useText();
  return (
    <section className="overflow-hidden bg-accent text-on-accent">
      <div className="page-width grid items-center gap-x-8 gap-y-2 pt-10 md:pt-14 lg:grid-cols-[1.1fr_1fr] lg:py-16">
        <div className="grid gap-6">
          <h1 className="max-w-[14ch] text-display">
            <ColoredText text={landing.headline} />
          </h1>
          <p className="max-w-[46ch] text-lead">{landing.intro}</p>
          <Form action="/search" className="flex max-w-xl flex-col gap-3 sm:flex-row">
            <KeywordBox defaultValue="" size="large" />
            <Button className="min-h-14 shrink-0" type="submit">
              {t("Search {total} cars", { total: whole.format(total) })}
            </Button>
          </Form>
          <ul className="flex flex-wrap gap-x-5 text-small">
            {conditions.map((condition) => (
              <li key={condition.value}>
                <Link
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
                  to={`/search?condition=${condition.value}`}
                >
                  {t(condition.label)}{" "}
                  <span className="font-normal tabular">{whole.format(condition.count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <img
          alt=""
          className="w-full max-lg:-mb-4 lg:scale-110"
          fetchPriority="high"
          height={564}
          src={HERO_CAR}
          width={750}
        />
      </div>
    </section>
  );
}

function Makes({ makes }: { makes: readonly FacetValueView[] }) {
  const t = useText();
  return (
    <section aria-labelledby="makes">
      <h2 className="pb-5 text-heading" id="makes">
        {t("Or choose a make you trust")}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-x-6 sm:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] lg:grid-cols-4">
        {makes.map((make) => (
          <li className="border-b border-line" key={make.value}>
            <Link
              className="group flex min-h-14 items-center justify-between gap-3 font-medium"
              to={`/search?${new URLSearchParams({ make: make.value })}`}
            >
              <span className="underline-offset-4 group-hover:underline">{make.label}</span>
              <span className="text-small text-ink-muted tabular">{whole.format(make.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points({ points }: { points: HomePageProps["landing"]["points"] }) {
  const t = useText();
  return (
    <section className="grid gap-8 rounded-card bg-surface-sunken p-6 md:p-12" aria-label={t("Why buy here")}>
      {points.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-8">
          {points.map((point) => (
            <li className="grid content-start gap-2" key={point.title}>
              <Icon className="text-link" name="check" size={26} />
              <h3 className="text-lead">{point.title}</h3>
              <p className="text-ink-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/search">{t("Find your car")}</LinkButton>
        <LinkButton look="secondary" to="/why-us">
          {t("Why us")}
        </LinkButton>
      </div>
    </section>
  );
}
