import type { ActionStep } from "#modules/order-steps/domain/step-status.ts";
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

const STEPS: readonly ActionStep[] = ["VERIFY_INSURANCE", "VERIFY_ID", "UPLOAD_DOCUMENTS"];

/** TRK-12: above these steps and no other. */
export function isBannerStep(step: ActionStep | null): boolean {
  return step !== null && STEPS.includes(step);
}

/** While there is something left to prepare the contract with: neither is it there, nor are all first steps done. */
export function isContractAhead(steps: readonly StepState[]): boolean {
  const isShut = steps.every(({ step, status }) => step !== "SIGN_CONTRACT" || status === "NOT_READY");
  return isShut && steps.some(({ step, status }) => isBannerStep(step) && status !== "COMPLETED");
}
