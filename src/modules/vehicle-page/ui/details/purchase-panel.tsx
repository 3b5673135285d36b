import { type ReactNode, Suspense } from "react";
import { Icon } from "#design-system/icon.tsx";
import { formatDistance, formatMiles } from "#design-system/mileage-text.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import type { PersonalPricing } from "#modules/pricing/domain/personal-pricing.ts";
import { monthlyOf, totalPaidOf, useShownDeal } from "#modules/pricing/ui/shown-deal.ts";
import { usePersonalPricing } from "#modules/pricing/ui/personal-pricing.ts";
import { priceExtras } from "#modules/pricing/domain/card-payment-display.ts";
import { incentivesText } from "#modules/pricing/domain/incentives-text.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { ServerWritten, WrittenOnce } from "#rendering/screens.tsx";
import { type Cents, formatWholeDollars } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { VehicleContent } from "#modules/inventory/domain/vehicle-content.ts";
import { vehicleTitle, type VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { inventoryMessages } from "#modules/inventory/messages.ts";
import { CardPayment } from "#modules/inventory/ui/card/card-payment.tsx";
import { quotedShipping, shippingText, useDeliveryTerms } from "#modules/inventory/ui/card/delivery-terms.ts";
import { AvailabilityNotice, PriceStanding, ProofChips, ShownPayment } from "./details-parts.ts";
import { useOwnCar } from "#modules/inventory/ui/card/own-cars.ts";
import { ShareButton } from "./share-button.tsx";
import { VehicleActions } from "#modules/inventory/ui/card/vehicle-actions.tsx";

const CONDITIONS = {
  new: english("New"),
  used: english("Used"),
  certified: english("Certified"),
} as const;

interface PurchasePanelProps {
  readonly vehicle: VehicleDetailsView;
  readonly content: Pick<VehicleContent, "guide" | "returnDays">;
  /** How to buy it; left out while it cannot be bought. */
  readonly purchase: ReactNode;
}

/** Which car this is, what it costs and the one thing to do about it. */
export function PurchasePanel({ vehicle, content, purchase }: PurchasePanelProps) {
  const t = useText();
  // A page that is older than the hold still says that everybody can buy it.
  const isOwn = useOwnCar(vehicle.id) !== undefined;
  const canBeBought = vehicle.availability === "Available" && vehicle.priceCents !== null && !isOwn;
  const title = vehicleTitle(vehicle);
  const facts = [
    t(CONDITIONS[vehicle.condition]),
    vehicle.mileage === null ? null : formatMiles(vehicle.mileage),
    vehicle.distance === null ? null : formatDistance(vehicle.distance, t),
    vehicle.stockLabel && t(vehicle.stockLabel),
    vehicle.onlineExclusive ? t("Online exclusive") : null,
  ].filter(Boolean);
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-heading">{title}</h1>
        {vehicle.trim && <p className="text-lead text-ink-muted max-md:text-body">{vehicle.trim}</p>}
        <p className="text-small text-ink-muted tabular">{facts.join(" · ")}</p>
      </div>
      {(vehicle.pendingSale || vehicle.sold || isOwn) && (
        <Suspense>
          <AvailabilityNotice vehicle={vehicle} />
        </Suspense>
      )}
      {!vehicle.sold && <Price vehicle={vehicle} />}
      {!vehicle.sold && (
        <ServerWritten by={vehicle.key} id="proof">
          <ProofChips condition={vehicle.condition} content={content} report={vehicle.conditionReport} />
        </ServerWritten>
      )}
      {canBeBought && (
        <div className="bottom-bar on-notice max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:border-t max-md:border-line max-md:bg-surface-raised max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <BarPrice vehicle={vehicle} />
          {purchase}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <VehicleActions place="details" vehicle={vehicle} />
        <ShareButton title={title} />
      </div>
      {vehicle.priceCents === null && (
        <p>
          {rich(t("Call {phone} for the price of this vehicle."), {
            phone: <PhoneLink number={vehicle.rooftop.phone} />,
          })}
        </p>
      )}
    </>
  );
}

/** What stands beside the button at the lower edge of a phone: the same amounts as above. */
function BarPrice({ vehicle }: { vehicle: VehicleDetailsView }) {
  const t = useText();
  const deal = useShownDeal(vehicle.key);
  const personal = usePersonalPricing(vehicle, deal?.personal?.wish);
  const isOwn = deal === null ? personal?.monthlyPaymentCents != null : deal.lender !== null;
  const usual =
    personal === null ? vehicle.estimatedPayment?.estimatedMonthlyPaymentCents : personal.monthlyPaymentCents;
  const monthly = deal === null ? (usual ?? null) : monthlyOf(deal.estimate);
  const total = deal === null ? usualTotal(vehicle, personal) : totalPaidOf(deal.estimate);
  return (
    <p className="text-lead leading-tight font-bold tabular md:hidden">
      {formatWholeDollars(payableCents(vehicle) ?? 0)}
      {monthly !== null && (
        <span className="block text-small font-normal whitespace-nowrap text-ink-muted">
          {t(isOwn ? english("Yours: {payment}/mo") : english("Est. {payment}/mo"), {
            payment: formatWholeDollars(monthly),
          })}
          {total !== null && (
            <small className="block text-fine">
              {t("{total} in total", { total: formatWholeDollars(total) })}
            </small>
          )}
        </span>
      )}
    </p>
  );
}

/** The down payment and every payment, as cards count them. */
function usualTotal(
  { estimatedPayment: usual }: VehicleDetailsView,
  personal: PersonalPricing | null,
): Cents | null {
  const { leased, lenderQualified } = personal ?? {};
  if (leased) return leased.totalOfPaymentsCents;
  if (lenderQualified) return lenderQualified.downPaymentCents + lenderQualified.totalOfPaymentsCents;
  if (personal !== null || usual === null) return null;
  return usual.estimatedDownPaymentCents + usual.estimatedMonthlyPaymentCents * usual.estimatedTerm;
}

function Price({ vehicle }: { vehicle: VehicleDetailsView }) {
  const t = useText();
  const text = useTexts(inventoryMessages);
  const { msrpCents, incentivesCents } = priceExtras(vehicle);
  const payable = payableCents(vehicle);
  const deal = useShownDeal(vehicle.key);
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-display font-bold tracking-tight tabular md:max-lg:text-heading">
          {payable === null ? text("vehicle.callForPrice") : formatWholeDollars(payable)}
        </span>
        {msrpCents !== null && (
          <span className="text-ink-muted tabular">
            {t("MSRP {amount}", { amount: formatWholeDollars(msrpCents) })}
          </span>
        )}
      </p>
      <ServerWritten by={`${vehicle.key} ${vehicle.priceCents}`} id="price-standing">
        <PriceStanding vehicle={vehicle} />
      </ServerWritten>
      {incentivesCents !== null && (
        <p className="text-small text-success">
          {incentivesText({ priceCents: vehicle.priceCents, incentivesCents }, t)}
        </p>
      )}
      {vehicle.priceCents !== null && (
        <>
          <p className="text-small text-ink-muted">
            {t("Before tax, title, registration and any documentation fee")}
          </p>
          {deal?.estimate ? (
            <Suspense>
              <ShownPayment deal={deal} />
            </Suspense>
          ) : (
            <CardPayment from="details" vehicle={vehicle} wish={deal?.personal?.wish} />
          )}
        </>
      )}
      {!vehicle.pendingSale && <Shipping vehicle={vehicle} />}
    </div>
  );
}

/** For everybody; for the place that the calculator knows, what it says. */
function ShippingWords({ vehicle }: { vehicle: VehicleDetailsView }) {
  const t = useText();
  const terms = useDeliveryTerms();
  const delivery = useShownDeal(vehicle.key)?.delivery ?? null;
  if (delivery !== null) return quotedShipping(delivery, t);
  return terms && shippingText(terms, vehicle.distance, t);
}

/** How the car gets to the buyer (VEH-03), and where every number is explained. */
function Shipping({ vehicle }: { vehicle: VehicleDetailsView }) {
  const t = useText();
  const terms = useDeliveryTerms();
  const hasPrice = vehicle.priceCents !== null;
  return (
    <WrittenOnce by={`shipping ${vehicle.distance} ${hasPrice} ${vehicle.rooftop.name}`}>
      {() => (
        <>
          {terms && (
            <p className="flex items-start gap-2 text-small text-ink-muted">
              <Icon className="shrink-0" name="truck" size={18} />
              <span>
                <ShippingWords vehicle={vehicle} />.{" "}
                {t("Pickup at {dealer} is free.", { dealer: vehicle.rooftop.name })}
              </span>
            </p>
          )}
          {hasPrice && (
            <p>
              <a
                className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
                href="#payment"
              >
                {t("See price breakdown and customize payment")}
              </a>
            </p>
          )}
        </>
      )}
    </WrittenOnce>
  );
}
