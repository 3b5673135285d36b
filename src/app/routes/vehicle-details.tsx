import { BuyButton } from "#modules/checkout/ui/buy-button.tsx";
import { illustrationUrl } from "#modules/inventory/domain/illustration/illustration-url.ts";
import { vehicleContent } from "#modules/inventory/domain/vehicle-content.ts";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import { similarVehicles } from "#modules/inventory/domain/search/similar-vehicles.ts";
import { cardText } from "#modules/inventory/ui/card-text.ts";
import { VehicleDetailsPage } from "#modules/inventory/ui/vehicle-details-page.tsx";
import { vehicleJsonLd } from "#modules/inventory/ui/vehicle-json-ld.ts";
import { rooftopSupport } from "#modules/tenancy/domain/tenant-for-rooftop.ts";
import type { Route } from "./+types/vehicle-details";
import { appContext } from "../app-context.ts";
import { found } from "../found.ts";
import { pageMeta, toMetaTags } from "../shell/page-meta.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const vehicle = await found(getVehicle(ctx, { key: params.vehicleKey }));
  return {
    vehicle,
    content: vehicleContent(ctx.tenant.config, vehicle),
    rooftop: rooftopSupport(ctx.tenant, vehicle),
    similar: similarVehicles(ctx.vehicleSearch.stock(ctx.tenantId).index, vehicle, 4).map(cardText),
    meta: pageMeta(ctx, request, {
      page: "vehicleDetails",
      values: { year: String(vehicle.year), make: vehicle.make, model: vehicle.model },
      image:
        vehicle.photos[0] ??
        illustrationUrl({ ...vehicle, exteriorColor: vehicle.color }, "front-three-quarter"),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** One vehicle (VEH-20). */
export default function VehicleDetailsRoute({
  loaderData: { vehicle, content, similar, meta: page },
}: Route.ComponentProps) {
  // `<` would end the script element early.
  const markup = JSON.stringify(vehicleJsonLd(vehicle, page.canonical)).replaceAll("<", "\\u003c");
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markup }} type="application/ld+json" />
      <VehicleDetailsPage
        content={content}
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
    </>
  );
}
