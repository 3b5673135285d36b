import type { ReactNode } from "react";
import { Breadcrumb } from "#design-system/breadcrumb.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { formatDistance, formatMiles } from "#design-system/mileage-text.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { vehicleTitle, type VehicleDetailsView } from "../domain/vehicle-view.ts";
import { WrittenOnce } from "#platform/browser/written-once.tsx";
import { useTexts } from "#platform/browser/texts.tsx";
import { inventoryMessages } from "../messages.ts";
import { AvailabilityNotice, similarSearch } from "./availability-notice.tsx";
import { DealerCard } from "./dealer-card.tsx";
import { FeatureList } from "./feature-list.tsx";
import { PaymentBreakdown } from "./payment-breakdown.tsx";
import { VehicleActions } from "./vehicle-actions.tsx";
import { VehicleFacts } from "./vehicle-facts.tsx";
import { VehicleGallery } from "./vehicle-gallery.tsx";
import { VehicleGrid } from "./vehicle-grid.tsx";

export interface VehicleDetailsPageProps {
  readonly vehicle: VehicleDetailsView;
  /** `cardText`s of vehicles like this one. */
  readonly similar: readonly string[];
  /** How to buy it; left out of the page while it cannot be bought. */
  readonly purchase: ReactNode;
}

/** One vehicle: the car first, then what it costs, then everything else. */
export function VehicleDetailsPage({ vehicle, similar, purchase }: VehicleDetailsPageProps) {
  const title = vehicleTitle(vehicle);
  const crumbs = [
    { label: "Search", to: "/search" },
    { label: vehicle.make, to: `/search?${new URLSearchParams({ make: vehicle.make.toLowerCase() })}` },
    { label: vehicle.model, to: similarSearch(vehicle) },
    { label: [vehicle.year, vehicle.trim].filter(Boolean).join(" ") },
  ];
  return (
    <div className="page-width pt-2 max-lg:pb-24">
      <WrittenOnce by={`crumbs ${JSON.stringify(crumbs)}`}>
        {() => <Breadcrumb crumbs={crumbs} />}
      </WrittenOnce>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <VehicleGallery vehicle={vehicle} />
        <div className="lg:row-span-2">
          <div className="grid gap-5 lg:sticky lg:top-24">
            <PurchasePanel purchase={purchase} title={title} vehicle={vehicle} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <Section title="Facts">
            <VehicleFacts vehicle={vehicle} />
          </Section>
          {vehicle.features.length > 0 && (
            <Section title="Features">
              <FeatureList features={vehicle.features} />
            </Section>
          )}
          {vehicle.description && (
            <Section title="About this vehicle">
              <p className="max-w-prose">{vehicle.description}</p>
            </Section>
          )}
          <WrittenOnce by={`dealer ${vehicle.distance} ${JSON.stringify(vehicle.rooftop)}`}>
            {() => <DealerCard vehicle={vehicle} />}
          </WrittenOnce>
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="pt-16" id="similar-vehicles">
          <h2 className="pb-5 text-title" id="similar">
            Similar vehicles
          </h2>
          <VehicleGrid cards={similar} />
        </section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-title">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function PurchasePanel({
  vehicle,
  title,
  purchase,
}: {
  vehicle: VehicleDetailsView;
  title: string;
  purchase: ReactNode;
}) {
  const canBeBought = vehicle.availability === "Available" && vehicle.priceCents !== null;
  const facts = [
    { new: "New", used: "Used", certified: "Certified" }[vehicle.condition],
    vehicle.mileage === null ? null : formatMiles(vehicle.mileage),
    vehicle.distance === null ? null : formatDistance(vehicle.distance),
    vehicle.stockLabel,
  ].filter(Boolean);
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-heading">{title}</h1>
        {vehicle.trim && <p className="text-lead text-ink-muted">{vehicle.trim}</p>}
        <p className="text-small text-ink-muted tabular">{facts.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <VehicleActions place="details" vehicle={vehicle} />
      </div>
      <AvailabilityNotice vehicle={vehicle} />
      {!vehicle.sold && <Price vehicle={vehicle} />}
      {canBeBought && (
        <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[var(--notice-height,0px)] max-lg:z-10 max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:border-t max-lg:border-line max-lg:bg-surface-raised max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p className="text-lead font-bold tabular lg:hidden">
            {formatWholeDollars(vehicle.priceCents ?? 0)}
          </p>
          {purchase}
        </div>
      )}
      {vehicle.priceCents === null && (
        <p>
          Call <PhoneLink number={vehicle.rooftop.phone} /> for the price of this vehicle.
        </p>
      )}
    </>
  );
}

function Price({ vehicle }: { vehicle: VehicleDetailsView }) {
  const text = useTexts(inventoryMessages);
  const isNew = vehicle.condition === "new";
  const showsMsrp = isNew && Boolean(vehicle.msrpCents) && vehicle.incentivesCents === 0;
  return (
    <div className="grid gap-1 border-y border-line py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-display font-bold tracking-tight tabular">
          {vehicle.priceCents === null
            ? text("vehicle.callForPrice")
            : formatWholeDollars(vehicle.priceCents)}
        </span>
        {showsMsrp && (
          <span className="text-ink-muted tabular">MSRP {formatWholeDollars(vehicle.msrpCents ?? 0)}</span>
        )}
      </p>
      {vehicle.priceCents !== null && (
        <p className="text-small text-ink-muted">Before tax, title and registration</p>
      )}
      {isNew && vehicle.incentivesCents > 0 && (
        <p className="text-small text-success">
          Includes {formatWholeDollars(vehicle.incentivesCents)} in incentives
        </p>
      )}
      {vehicle.estimatedPayment && vehicle.priceCents !== null && (
        <PaymentBreakdown payment={vehicle.estimatedPayment} priceCents={vehicle.priceCents} />
      )}
    </div>
  );
}
