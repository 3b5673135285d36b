import { withoutTrailingSlashes } from "#platform/shared/without-trailing-slashes.ts";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";

/** One screen of a step: the step and what follows its path, e.g. `review`. */
export interface TrackerPage {
  readonly step: StepId;
  readonly view: string;
}

/** TRK-01 and table A: the screen of a path below `/progress/{orderNumber}/`; null for any other (TRK-10). */
export function trackerPage(steps: readonly StepDescriptor[], path: string): TrackerPage | null {
  const [segment = "", ...rest] = withoutTrailingSlashes(path).split("/");
  const view = rest.join("/");
  const known = steps.find(
    ({ place }) => "segment" in place && place.segment === segment && place.views.includes(view),
  );
  return known === undefined ? null : { step: known.id, view };
}
