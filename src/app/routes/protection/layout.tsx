import { Outlet } from "react-router";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { productWords } from "#modules/protection/domain/product-words.ts";
import { PlansFrame } from "#modules/protection/ui/pages/plans-frame.tsx";
import type { PlansPageParts } from "#modules/protection/ui/pages/plans-page-parts.ts";
import { useMenu } from "#modules/protection/ui/pages/use-menu.ts";
import { inRetailersWords } from "#modules/tenancy/domain/translate-tenant.ts";
import type { Route } from "./+types/layout";
import { appContext } from "../../app-context.ts";
import { orNotFound } from "../../or-not-found.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { vehicleKey: key } = params as { readonly vehicleKey?: string };
  const vehicle = key === undefined ? null : await orNotFound(getVehicle(ctx, { key }));
  return {
    products: inRetailersWords(ctx.tenant, productWords(ctx.tenant.config.protection)),
    vehicle: vehicle && {
      key: vehicle.key,
      title: vehicleTitle(vehicle),
      isNew: vehicle.condition === "new",
      dealerZip: vehicle.rooftop.zipCode,
    },
    meta: pageMeta(ctx, request, { page: "protection", noIndex: vehicle !== null }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** PROT-04: the pages of plans, for every car or for one. */
export default function ProtectionLayout({ loaderData }: Route.ComponentProps) {
  const { products, vehicle } = loaderData;
  const plans = useMenu(vehicle);
  const base = vehicle === null ? "/protection" : `/vehicles/${encodeURIComponent(vehicle.key)}/protection`;
  const parts: PlansPageParts = { products, vehicle, plans, base };
  return (
    <PlansFrame parts={parts}>
      <Outlet context={parts} />
    </PlansFrame>
  );
}
