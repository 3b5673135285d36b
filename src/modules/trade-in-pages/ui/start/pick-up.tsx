import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { carName } from "#modules/trade-in/domain/car-name.ts";

interface PickUpProps {
  readonly view: TradeInView;
  readonly onNew: () => void;
}

/** Somebody began before: on with it, or another car. */
export function PickUp({ view, onNew }: PickUpProps) {
  const t = useText();
  const hasOffer = view.decision !== null;
  return (
    <Card aria-labelledby="pick-up" as="section" className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-small text-ink-muted">
          {hasOffer ? t("You have an offer from us") : t("You've already started")}
        </p>
        <h2 className="text-title wrap-anywhere" id="pick-up">
          {view.car !== null && carName(view.car)}
        </h2>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton className="max-sm:w-full" to={hasOffer ? "/trade-in/offer" : "/trade-in/questions"}>
          {hasOffer ? t("See the offer") : t("Continue")}
        </LinkButton>
        <Button look="quiet" onClick={onNew}>
          {t("Start with another car")}
        </Button>
      </div>
    </Card>
  );
}
