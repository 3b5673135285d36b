import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import type { SaleFacts } from "./sale-facts.ts";
import { phaseOf } from "./sale-phase.ts";

export const SALE_STEPS = ["APPOINTMENT", "PAPERS", "INSPECTION", "PAYMENT"] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

/** The five statuses of TRK-07 for the steps of a sale that goes on. Pure. */
export function saleSteps(facts: SaleFacts): Readonly<Record<SaleStep, StepStatus>> {
  return {
    APPOINTMENT: appointmentStatus(facts),
    PAPERS: papersStatus(facts),
    INSPECTION: inspectionStatus(facts),
    PAYMENT: paymentStatus(facts),
  };
}

export const arePapersDone = ({ papers, isSigned }: SaleFacts): boolean =>
  isSigned && papers.there >= papers.needed;

function appointmentStatus({ inspection, appointment }: SaleFacts): StepStatus {
  if (inspection !== null || appointment === "BOOKED") return "COMPLETED";
  return appointment === null ? "READY" : "NEEDS_ATTENTION";
}

function papersStatus(facts: SaleFacts): StepStatus {
  if (arePapersDone(facts)) return "COMPLETED";
  if (facts.papers.rejected > 0) return "NEEDS_ATTENTION";
  return facts.papers.there > 0 || facts.isSigned ? "IN_PROGRESS" : "READY";
}

function inspectionStatus(facts: SaleFacts): StepStatus {
  const phase = phaseOf(facts);
  if (phase === "CHANGED") return "NEEDS_ATTENTION";
  if (phase !== "OPEN") return "COMPLETED";
  return facts.appointment === "BOOKED" ? "IN_PROGRESS" : "NOT_READY";
}

function paymentStatus(facts: SaleFacts): StepStatus {
  if (facts.isPaid) return "COMPLETED";
  const last = facts.payouts.at(-1);
  if (last?.state === "RETURNED" && last.receiver === "SELLER" && !facts.hasBankAccount)
    return "NEEDS_ATTENTION";
  if (last !== undefined) return "IN_PROGRESS";
  return facts.hasBankAccount ? "IN_PROGRESS" : "READY";
}
