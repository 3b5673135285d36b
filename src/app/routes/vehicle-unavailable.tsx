import { LinkButton } from "#design-system/button.tsx";
import type { Route } from "./+types/vehicle-unavailable";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const search = new URLSearchParams({ condition: "used" });
  for (const name of ["make", "model"]) {
    const value = asked.get(name)?.slice(0, 80);
    if (value) search.set(name, value);
  }
  return {
    search: search.toString(),
    name: [asked.get("make"), asked.get("model")].filter(Boolean).join(" ").slice(0, 160),
    meta: pageMeta(context.get(appContext), request, { page: "vehicleDetails", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** NAV-16: a vehicle that is gone leads to used ones of its make and model. */
export default function VehicleUnavailable({ loaderData: { name, search } }: Route.ComponentProps) {
  return (
    <div className="page-width grid max-w-prose justify-items-center gap-5 py-16 text-center">
      <h1 className="text-heading">This vehicle is no longer available</h1>
      <p className="text-ink-muted">It has been sold or taken off sale since you last saw it.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to={`/search?${search}`}>See used {name === "" ? "vehicles" : name}</LinkButton>
        <LinkButton look="secondary" to="/search">
          See all vehicles
        </LinkButton>
      </div>
    </div>
  );
}
