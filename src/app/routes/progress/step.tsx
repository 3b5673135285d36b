import { useParams } from "react-router";
import { StepGuard } from "#modules/progress-tracker/ui/steps/step-guard.tsx";
import { trackerPage } from "#modules/progress-tracker/ui/tracker-pages.ts";
import { STEPS } from "../../steps.ts";
import { StepScreen } from "./step-screen.tsx";

/** One step's screen; unknown paths and shut steps lead elsewhere (TRK-10, TRK-11). */
export default function StepRoute() {
  const page = trackerPage(STEPS, useParams()["*"] ?? "");
  return <StepGuard page={page}>{page && <StepScreen page={page} />}</StepGuard>;
}
