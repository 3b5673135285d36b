import { type ReactNode, Suspense } from "react";
import { ServerWritten, WrittenOnce } from "#rendering/screens.tsx";
import { WhileMissing } from "#platform/browser/missing-part.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { VehicleContent } from "#modules/inventory/domain/vehicle-content.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import {
  Breadcrumb,
  BuyersGuide,
  ConditionSection,
  FeatureList,
  PaymentSection,
  PriceHistory,
  VehicleFacts,
} from "./details-parts.ts";
import { PurchasePanel } from "./purchase-panel.tsx";
import { similarSearch } from "#modules/inventory/ui/card/similar-search.ts";
import { VehicleGallery } from "../gallery/vehicle-gallery.tsx";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";

interface VehicleDetailsPageProps {
  readonly vehicle: VehicleDetailsView;
  /** What the retailer's settings say about it. */
  readonly content: VehicleContent;
  /** `cardText`s of vehicles like this one. */
  readonly similar: readonly string[];
  /** How to buy it; left out of the page while it cannot be bought. */
  readonly purchase: ReactNode;
  /** Ways to ask about it. */
  readonly contact?: ReactNode;
  /** The dealer who has it. */
  readonly dealer: ReactNode;
}

/** One vehicle: the car first, then what it costs, then everything else. */
export function VehicleDetailsPage(props: VehicleDetailsPageProps) {
  const t = useText();
  const { vehicle, content, similar, purchase, contact, dealer } = props;
  const history = { history: vehicle.priceHistory, timeZone: vehicle.rooftop.timeZone };
  const report = vehicle.conditionReport;
  const isPriced = vehicle.priceCents !== null && !vehicle.sold;
  return (
    <div className="details-page page-width pt-2">
      <WrittenOnce
        blank={[vehicle.year, vehicle.trim].filter(Boolean).join(" ")}
        by={`crumbs ${JSON.stringify([vehicle.make, vehicle.model])}`}
      >
        {(label) => (
          <Suspense>
            <Breadcrumb crumbs={[...crumbsTo(vehicle, t), { label }]} />
          </Suspense>
        )}
      </WrittenOnce>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-y-8 lg:gap-x-12 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <VehicleGallery vehicle={vehicle} viewer360Path={content.viewer360Path} />
        <div className="md:row-span-2">
          <div className="grid gap-4 lg:sticky lg:top-24">
            <PurchasePanel content={content} purchase={purchase} vehicle={vehicle} />
            {contact}
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <SectionTabs
            hasCondition={report !== null}
            hasFeatures={vehicle.features.length > 0}
            hasPrice={isPriced}
            hasWarranty={content.guide !== null}
          />
          <Section id="overview" title={t("Facts")}>
            <ServerWritten by={vehicle.key} id="vehicle-facts">
              <VehicleFacts vehicle={vehicle} />
            </ServerWritten>
          </Section>
          {report && (
            <Section id="condition" title={t("Condition report")}>
              <ServerWritten by={`${vehicle.key} ${report.inspectedOn ?? ""}`} id="condition-report">
                <ConditionSection report={report} vehicle={vehicle} />
              </ServerWritten>
            </Section>
          )}
          {isPriced && (
            <Section id="payment" title={t("Price and payment")}>
              <Suspense fallback={<WhileMissing />}>
                <PaymentSection
                  vehicle={{ ...vehicle, rooftopId: vehicle.rooftop.id, phone: vehicle.rooftop.phone }}
                />
              </Suspense>
            </Section>
          )}
          {vehicle.priceHistory.length > 1 && !vehicle.sold && (
            <Section title={t("Price history")}>
              <ServerWritten by={`${vehicle.key} ${vehicle.priceHistory.length}`} id="price-history">
                <PriceHistory {...history} />
              </ServerWritten>
            </Section>
          )}
          {vehicle.features.length > 0 && (
            <Section id="features" title={t("Features")}>
              <ServerWritten by={vehicle.key} id="vehicle-features">
                <FeatureList features={vehicle.features} />
              </ServerWritten>
            </Section>
          )}
          {content.about.length > 0 && (
            <Section title={t("About this vehicle")}>
              <About about={content.about} />
            </Section>
          )}
          {content.guide && (
            <Section id="warranty" title={t("Warranty and Buyers Guide")}>
              <ServerWritten by={vehicle.key} id="buyers-guide">
                <BuyersGuide guide={content.guide} vin={vehicle.vin} />
              </ServerWritten>
            </Section>
          )}
          <div className="details-section" id="dealer">
            {dealer}
          </div>
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="similar-vehicles pt-16" id="similar-vehicles">
          <h2 className="pb-5 text-title" id="similar">
            {t("Similar vehicles")}
          </h2>
          <VehicleGrid cards={similar} />
        </section>
      )}
    </div>
  );
}

interface SectionTabsProps {
  readonly hasPrice: boolean;
  readonly hasCondition: boolean;
  readonly hasFeatures: boolean;
  readonly hasWarranty: boolean;
}

/** The way to each part of a long page; where a browser can, styles mark the part that is read. */
function SectionTabs({ hasPrice, hasCondition, hasFeatures, hasWarranty }: SectionTabsProps) {
  const t = useText();
  return (
    <WrittenOnce by={`section tabs ${hasPrice} ${hasCondition} ${hasFeatures} ${hasWarranty}`}>
      {() => (
        <nav aria-label={t("Parts of this page")} className="section-tabs">
          <a href="#overview">{t("Overview")}</a>
          {hasCondition && <a href="#condition">{t("Condition")}</a>}
          {hasPrice && <a href="#payment">{t("Price")}</a>}
          {hasFeatures && <a href="#features">{t("Features")}</a>}
          {hasWarranty && <a href="#warranty">{t("Warranty")}</a>}
          <a href="#dealer">{t("Dealer")}</a>
        </nav>
      )}
    </WrittenOnce>
  );
}

/** The same for all vehicles of a model. */
function crumbsTo(vehicle: Pick<VehicleDetailsView, "make" | "model">, t: Text) {
  return [
    { label: t("Search"), to: "/search" },
    { label: vehicle.make, to: `/search?${new URLSearchParams({ make: vehicle.make.toLowerCase() })}` },
    { label: vehicle.model, to: similarSearch(vehicle) },
  ];
}

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="details-section grid gap-3" id={id}>
      <h2 className="text-title">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** The feed's words, or the retailer's with their titles (VEH-20). */
function About({ about }: { about: VehicleContent["about"] }) {
  return (
    <div className="grid max-w-prose gap-3 wrap-anywhere">
      {about.map(({ title, text }) => (
        // A feed's words have no titles; they are what the dealer wrote, in English.
        <div className="grid gap-1" key={title + text} lang={title === "" ? "en" : undefined}>
          {title !== "" && <h3 className="text-body">{title}</h3>}
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
