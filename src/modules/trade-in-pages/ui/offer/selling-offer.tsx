import { LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { OfferFrame } from "./offer-frame.tsx";

/** The offer became a sale: nothing changes here anymore. */
export function SellingOffer({ view }: { readonly view: TradeInView }) {
  const t = useText();
  return (
    <OfferFrame title={t("You're selling us this car")} view={view}>
      <p className="max-w-prose">
        {t("You accepted the offer. Appointment, papers and payment are on the page of your sale.")}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton className="max-sm:w-full" to="/trade-in/sale">
          {t("See your sale")}
        </LinkButton>
        <LinkButton className="max-sm:w-full" look="secondary" to="/trade-in">
          {t("Start with another car")}
        </LinkButton>
      </div>
    </OfferFrame>
  );
}
