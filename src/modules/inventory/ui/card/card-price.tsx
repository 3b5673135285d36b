import { Link } from "react-router";
import { buttonClass } from "#design-system/button.tsx";
import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { priceExtras } from "#modules/pricing/domain/card-payment-display.ts";
import { incentivesText } from "#modules/pricing/domain/incentives-text.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { inventoryMessages } from "../../messages.ts";
import { similarSearch } from "./similar-search.ts";
import { CardPayment } from "./card-payment.tsx";
import type { CardVehicle } from "./card-text.ts";
import { ownCarPath, useOwnCar, type OwnCar } from "./own-cars.ts";
import { shippingText, useDeliveryTerms } from "./delivery-terms.ts";

const CONDITION_OF = { NEW: "new", CPO: "certified", USED: "used" } as const;

/** What a car costs at once and a month, on one line where there is room for both (VEH-03). */
export function CardPrice({ vehicle }: { readonly vehicle: CardVehicle }) {
  const t = useText();
  const text = useTexts(inventoryMessages);
  const own = useOwnCar(vehicle.id);
  if (vehicle.sold && !own) return null;
  const { msrpCents, incentivesCents } = priceExtras({ ...vehicle, condition: CONDITION_OF[vehicle.type] });
  const payable = payableCents(vehicle);
  return (
    <>
      <p className="card-price">
        <b>{payable === null ? text("vehicle.callForPrice") : formatWholeDollars(payable)}</b>
      </p>
      <CardPayment vehicle={vehicle} />
      {(msrpCents !== null || incentivesCents !== null) && (
        <p className="card-extras">
          {msrpCents !== null && <span>{t("MSRP {amount}", { amount: formatWholeDollars(msrpCents) })}</span>}
          {incentivesCents !== null && (
            <span className="text-success">
              {incentivesText({ priceCents: vehicle.priceCents, incentivesCents }, t)}
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** How the car comes to its buyer; where it cannot be bought, the way to another one (VEH-05). */
export function CardEnd({ vehicle }: { readonly vehicle: CardVehicle }) {
  const t = useText();
  const text = useTexts(inventoryMessages);
  const terms = useDeliveryTerms();
  const own = useOwnCar(vehicle.id);
  if (own) return <OwnOffer own={own} />;
  if (vehicle.sold)
    return <SimilarOffer label={text("vehicle.seeSimilar")} text={text("vehicle.sold")} vehicle={vehicle} />;
  if (vehicle.pendingSale) return <SimilarOffer label={text("vehicle.viewSimilar")} vehicle={vehicle} />;
  return terms && <p className="card-shipping">{shippingText(terms, vehicle.distance, t)}</p>;
}

/** To who holds or bought it: the way on, instead of the way to another one. */
function OwnOffer({ own }: { own: OwnCar }) {
  const t = useText();
  return (
    <Link className={buttonClass("secondary", "relative z-10 mt-1 px-4 text-small")} to={ownCarPath(own)}>
      {own.holdEndsAt === null ? t("See your order") : t("Continue checkout")}
    </Link>
  );
}

function SimilarOffer({ vehicle, text, label }: { vehicle: CardVehicle; text?: string; label: string }) {
  return (
    <div className="grid gap-3 pt-1">
      {text && <p className="text-small">{text}</p>}
      <Link className={buttonClass("secondary", "relative z-10 px-4 text-small")} to={similarSearch(vehicle)}>
        {label}
      </Link>
    </div>
  );
}
