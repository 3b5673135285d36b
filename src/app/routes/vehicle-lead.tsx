import { data, redirect } from "react-router";
import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import type { LeadKind } from "#modules/leads/domain/lead-schema.ts";
import { listTestDriveTimes } from "#modules/leads/server/list-test-drive-times.ts";
import { LeadPage } from "#modules/leads/ui/lead-page.tsx";
import { leadSubject } from "#modules/leads/ui/lead-subject.ts";
import type { Route } from "./+types/vehicle-lead";
import { appContext } from "../app-context.ts";
import { orNotFound } from "../or-not-found.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";

/** The last word of the address says what is asked. */
function kindOf(request: Request): LeadKind {
  return new URL(request.url).pathname.replace(/\.data$/u, "").endsWith("/test-drive")
    ? "test-drive"
    : "contact";
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const kind = kindOf(request);
  const { vehicleKey } = params;
  const vehicle = await orNotFound(getVehicle(ctx, { key: vehicleKey }));
  const { year, make, model } = vehicle;
  return {
    kind,
    subject: leadSubject(vehicle),
    times: kind === "test-drive" ? await orNotFound(listTestDriveTimes(ctx, { vehicleKey })) : undefined,
    openedAt: ctx.clock.now().toISOString(),
    isSent: new URL(request.url).searchParams.has("sent"),
    meta: pageMeta(ctx, request, {
      page: "vehicleDetails",
      values: { year: String(year), make, model },
      noIndex: true,
    }),
  };
}

/** A form that was sent without script; what was typed comes back in the page, never in the address. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const { vehicleKey } = params;
  const outcome = await orNotFound(ctx.takeLeadForm(ctx, { kind: kindOf(request), vehicleKey, request }));
  if (outcome.kind === "sent") return redirect("?sent=1", 303);
  return data(outcome.start, outcome.status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Writing to the dealer about one vehicle (LEAD-01 to LEAD-04). */
export default function VehicleLeadRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, subject, times, openedAt, isSent } = loaderData;
  return (
    <LeadPage
      isSent={isSent}
      key={kind}
      kind={kind}
      openedAt={openedAt}
      start={actionData ?? {}}
      subject={subject}
      times={times}
    />
  );
}
