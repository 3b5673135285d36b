import type { StepDescriptor } from "./step-descriptor.ts";
import type { StepChange } from "./step-history.ts";

/** A step's entry in words. A status without words is named plainly, never left out. */
export function stepStory(
  steps: readonly StepDescriptor[],
  change: StepChange,
): { readonly actor: string; readonly reason: string } {
  const history = steps.find((step) => step.history.subject === change.subject)?.history;
  const [actor, reason] = history?.special?.(change) ??
    history?.stories[change.status] ?? ["retailer", `This step changed: ${change.subject}.`];
  return { actor, reason };
}
