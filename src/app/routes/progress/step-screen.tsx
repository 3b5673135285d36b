import type { TrackerPage } from "#modules/progress-tracker/ui/tracker-pages.ts";
import { useStepProps } from "#modules/progress-tracker/ui/steps/use-step-props.tsx";
import { STEP_SCREENS } from "../../steps.ts";
import { useSite } from "./use-site.ts";

/** The screen of one step. */
export function StepScreen({ page }: { readonly page: TrackerPage }) {
  const props = useStepProps(page.step, useSite());
  const found = STEP_SCREENS.find(({ step }) => step.id === page.step);
  if (found === undefined) throw new Error(`No screen for the step ${page.step}`);
  return <found.Screen {...props} view={page.view} />;
}
