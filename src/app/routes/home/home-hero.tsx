import { Form } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { ColoredText } from "#design-system/colored-text.tsx";
import { Icon, type IconName } from "#design-system/icon.tsx";
import { illustrationUrl } from "#modules/inventory/domain/illustration-url.ts";
import { KeywordBox } from "#modules/vehicle-search/ui/keywords/keyword-box.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WHITE } from "./showcase-paints-data.ts";

const HERO_CAR = illustrationUrl(
  { make: "", model: "", bodyStyle: "suv", fuel: "electric", exteriorColor: WHITE },
  "front-three-quarter",
);
const whole = new Intl.NumberFormat("en-US");

export interface HomeHeroProps {
  readonly total: number;
  readonly landing: { readonly headline: string; readonly intro: string };
}

/** One question, which car; and the two other things people come for. Styles lay it out by the store's kit. */
export function HomeHero({ landing, total }: HomeHeroProps) {
  const t = useText();
  return (
    <section className="hero">
      <div className="hero-inner page-width">
        <div className="hero-words">
          <h1 className="max-w-[14ch] text-display">
            <ColoredText text={landing.headline} />
          </h1>
          <p className="hero-intro max-w-[46ch] text-lead">{landing.intro}</p>
          <Form action="/search" className="flex w-full max-w-xl flex-col gap-3 sm:flex-row">
            <KeywordBox defaultValue="" size="large" />
            <Button className="min-h-14 shrink-0" type="submit">
              {t("Search {total} cars", { total: whole.format(total) })}
            </Button>
          </Form>
          <div className="flex w-full max-w-xl gap-3">
            <Intent icon="card" to="/pre-qualify">
              {t("See my payments")}
            </Intent>
            <Intent icon="swap" to="/trade-in">
              {t("Sell my car")}
            </Intent>
          </div>
        </div>
        <img alt="" className="hero-car" fetchPriority="high" height={564} src={HERO_CAR} width={750} />
      </div>
    </section>
  );
}

function Intent({ icon, to, children }: { icon: IconName; to: string; children: string }) {
  return (
    <LinkButton className="hero-intent flex-1 gap-1.5! px-2" look="secondary" to={to}>
      <Icon name={icon} />
      {children}
    </LinkButton>
  );
}
