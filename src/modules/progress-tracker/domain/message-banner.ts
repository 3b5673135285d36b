import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { contractStep } from "#modules/contracting/domain/contract-step.ts";
import type { StepState } from "./active-step.ts";

/** How the banner looks: with the time spent in it, or without. */
export type BannerVariant = "timer" | "no_timer";

/** TRK-12, FLG-07: the experiment's value, unless it is none or the second flag holds the banner back. */
export function bannerVariant(flags: {
  readonly message_banner: string;
  readonly suppress_message_banner: boolean;
}): BannerVariant | null {
  const { message_banner: variant, suppress_message_banner: isHeldBack } = flags;
  return !isHeldBack && (variant === "timer" || variant === "no_timer") ? variant : null;
}

/** TRK-12: above the steps that prepare the contract and no other. */
export function isBannerStep(steps: readonly StepDescriptor[], step: StepId | null): boolean {
  return steps.some(({ id, isPreparation }) => id === step && isPreparation === true);
}

/** While there is something left to prepare the contract with: neither is it there, nor are all first steps done. */
export function isContractAhead(steps: readonly StepDescriptor[], states: readonly StepState[]): boolean {
  const isShut = states.every(({ step, status }) => step !== contractStep.id || status === "NOT_READY");
  return isShut && states.some(({ step, status }) => isBannerStep(steps, step) && status !== "COMPLETED");
}
