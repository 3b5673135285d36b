import { useParams } from "react-router";
import { FulfilmentStep } from "#modules/fulfilment/ui/fulfilment-step.tsx";
import { StepGuard } from "#modules/progress-tracker/ui/step-guard.tsx";
import { TrackerFrame } from "#modules/progress-tracker/ui/tracker-frame.tsx";
import { useStepProps } from "#modules/progress-tracker/ui/use-step-props.tsx";
import type { Route } from "./+types/fulfillment";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { useSite } from "./use-site.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "fulfillment", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** The tracker's delivery step at its own address (TRK-03). */
export default function FulfillmentRoute() {
  const { orderNumber = "" } = useParams();
  return (
    <TrackerFrame current="SCHEDULE_DELIVERY" orderNumber={orderNumber} supportPhone={useSite().supportPhone}>
      <StepGuard page={{ step: "SCHEDULE_DELIVERY", view: "" }}>
        <Step />
      </StepGuard>
    </TrackerFrame>
  );
}

function Step() {
  return <FulfilmentStep {...useStepProps("SCHEDULE_DELIVERY", useSite())} />;
}
