import { ActiveStep } from "#modules/progress-tracker/ui/steps/step-guard.tsx";

/** OP-07: the tracker's own address. */
export default function LandingRoute() {
  return <ActiveStep />;
}
