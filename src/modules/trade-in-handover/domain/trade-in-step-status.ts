import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { type HandoverStatus, isHandedOver, isOpenDifference } from "./handover-status.ts";

interface TradeInStepFacts {
  /** Null before the inspection. */
  readonly status: HandoverStatus | null;
  readonly isSigned: boolean;
  readonly isDelivered: boolean;
}

/** A difference needs the buyer; a promised car waits for the day on which it is brought. */
export function tradeInStepStatus({ status, isSigned, isDelivered }: TradeInStepFacts): StepStatus {
  if (isHandedOver(status) || isDelivered) return "COMPLETED";
  if (isOpenDifference(status)) return "NEEDS_ATTENTION";
  if (status !== null) return "IN_PROGRESS";
  return isSigned ? "READY" : "NOT_READY";
}
