import { useParams } from "react-router";
import { handoverStep } from "#modules/fulfillment/domain/handover-step.ts";
import { StepGuard } from "#modules/progress-tracker/ui/steps/step-guard.tsx";
import { TrackerFrame } from "#modules/progress-tracker/ui/tracker-frame.tsx";
import type { Route } from "./+types/fulfillment";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { STEPS } from "../../steps.ts";
import { StepScreen } from "./step-screen.tsx";
import { useSite } from "./use-site.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "fulfillment", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

const PAGE = { step: handoverStep.id, view: "" };

/** The tracker's delivery step at its own address (TRK-03). */
export default function FulfillmentRoute() {
  const { orderNumber = "" } = useParams();
  const { supportPhone, brandName } = useSite();
  return (
    <TrackerFrame
      current={PAGE.step}
      orderNumber={orderNumber}
      steps={STEPS}
      brandName={brandName}
      supportPhone={supportPhone}
    >
      <StepGuard page={PAGE}>
        <StepScreen page={PAGE} />
      </StepGuard>
    </TrackerFrame>
  );
}
