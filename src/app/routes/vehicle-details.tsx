import { Suspense, useEffect, useMemo } from "react";
import { BuyButton } from "#modules/checkout/ui/buy-button.tsx";
import { vehiclePicturePath } from "#modules/discovery/domain/social-picture-path.ts";
import { breadcrumbJsonLd } from "#modules/discovery/domain/structured/breadcrumb-json-ld.ts";
import {
  vehicleJsonLd,
  type VehicleMarkupInput,
} from "#modules/discovery/domain/structured/vehicle-json-ld.ts";
import { vehicleCrumbs } from "#modules/discovery/domain/vehicle-crumbs.ts";
import { vehicleContent, type VehicleContent } from "#modules/inventory/domain/vehicle-content.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import { similarVehicles } from "#modules/search-index/domain/similar-vehicles.ts";
import { VehicleIncentives } from "#modules/incentives/ui/vehicle-incentives.tsx";
import { PlansLink } from "#modules/protection/ui/plans-link.tsx";
import { rememberViewed } from "#modules/inventory/ui/card/recently-viewed-store.ts";
import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { VehicleDetailsPage } from "#modules/vehicle-page/ui/details/vehicle-details-page.tsx";
import { dealerView, type DealerView } from "#modules/leads/domain/dealer-view.ts";
import { DealerCard } from "#modules/leads/ui/late-dealer-card.ts";
import { LeadActions } from "#modules/leads/ui/lead-actions.tsx";
import { leadSubject } from "#modules/leads/ui/lead-subject.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { rooftopSupport } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import { WhileMissing } from "#platform/browser/missing-part.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { Route } from "./+types/vehicle-details";
import { appContext } from "../app-context.ts";
import { describePage } from "../document/page-markup.ts";
import { orNotFound } from "../or-not-found.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";

interface DetailsParts {
  readonly vehicle: VehicleDetailsView;
  readonly content: VehicleContent;
  readonly dealer: DealerView;
}

/** What the loader has just put together, so that the document of the same request need not read it from its text. */
const partsOf = new WeakMap<object, DetailsParts>();

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const vehicle = await orNotFound(getVehicle(ctx, { key: params.vehicleKey }));
  const parts: DetailsParts = {
    vehicle,
    content: vehicleContent(ctx.tenant.config, vehicle),
    dealer: dealerView(ctx.tenant, vehicle),
  };
  const returnDays = ctx.tenant.config.content.moneyBackDays;
  const meta = pageMeta(ctx, request, {
    page: "vehicleDetails",
    values: { year: String(vehicle.year), make: vehicle.make, model: vehicle.model },
    // A real photo says more than any drawing.
    image: vehicle.photos[0] ?? vehiclePicturePath(vehicle.key, languageOf(ctx.tenant)),
  });
  describePage({ context, request }, () =>
    markupOf(vehicle, { canonical: meta.canonical, returnDays, t: textOf(ctx.tenant) }),
  );
  const loaded = {
    // The router encodes one text much faster than two hundred values (decision 0072).
    parts: JSON.stringify(parts),
    rooftop: rooftopSupport(ctx.tenant, vehicle),
    similar: similarVehicles(ctx.vehicleSearch.stock(ctx.tenantId).index, vehicle, 4).map(cardText),
    hasPlans: ctx.tenant.config.protection.products.length > 0,
    meta,
  };
  partsOf.set(loaded, parts);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** The vehicle with its offer, and the way to it. */
function markupOf(vehicle: VehicleDetailsView, { t, ...input }: VehicleMarkupInput & { readonly t: Text }) {
  const { "@context": context, ...car } = vehicleJsonLd(vehicle, input);
  const base = input.canonical.slice(0, input.canonical.indexOf("/vehicles/"));
  const { "@context": _same, ...crumbs } = breadcrumbJsonLd(vehicleCrumbs(vehicle, t), base);
  return { "@context": context, "@graph": [car, crumbs] };
}

/** One vehicle (VEH-20). */
export default function VehicleDetailsRoute({ loaderData }: Route.ComponentProps) {
  const { parts, similar, hasPlans } = loaderData;
  const { vehicle, content, dealer } = useMemo(
    () => partsOf.get(loaderData) ?? (JSON.parse(parts) as DetailsParts),
    [parts, loaderData],
  );
  useEffect(() => rememberViewed(vehicle.key), [vehicle.key]);
  const ask = <LeadActions offersTestDrive={dealer.offersTestDrive} subject={leadSubject(vehicle)} />;
  return (
    <VehicleDetailsPage
      contact={
        <>
          {/* On phones the facts come first; the dealer's card has the same two. */}
          <div className="max-md:hidden">{ask}</div>
          {!vehicle.sold && <VehicleIncentives key={vehicle.key} vehicleKey={vehicle.key} />}
          {hasPlans && !vehicle.sold && <PlansLink vehicleKey={vehicle.key} />}
        </>
      }
      content={content}
      dealer={
        <Suspense fallback={<WhileMissing />}>
          <DealerCard dealer={dealer} vehicle={vehicle}>
            {ask}
          </DealerCard>
        </Suspense>
      }
      purchase={
        <BuyButton
          availability={vehicle.availability}
          priceCents={vehicle.priceCents}
          vehicleKey={vehicle.key}
        />
      }
      similar={similar}
      vehicle={vehicle}
    />
  );
}
