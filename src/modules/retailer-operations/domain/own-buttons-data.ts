import type { StepEvent } from "#modules/order-steps/domain/step-descriptor.ts";

/** Buttons of the sandbox desk for events about the order and its deal as a whole. */
export const OWN_BUTTONS: readonly StepEvent[] = [
  { event: "lender.approved", who: "Lender", label: "Approved" },
  { event: "lender.pending", who: "Lender", label: "Pending" },
  { event: "lender.declined", who: "Lender", label: "Declined" },
  { event: "lender.timeout", who: "Lender", label: "Timed out" },
  { event: "lender.none-selected", who: "Lender", label: "None selected" },
  { event: "lender.contract-submitted", who: "Lender", label: "Contract received" },
  { event: "lender.contract-booked", who: "Lender", label: "Contract booked" },
  { event: "lender.documents-pending", who: "Lender", label: "Needs documents to pay" },
  { event: "lender.contract-returned", who: "Lender", label: "Contract returned" },
  { event: "lender.funded", who: "Lender", label: "Funded" },
  { event: "screening.cleared", who: "Retailer", label: "Check of the buyer: cleared" },
  { event: "screening.confirmed", who: "Retailer", label: "Check of the buyer: confirmed" },
  { event: "documents.accepted", who: "Retailer", label: "Accept license and insurance card" },
  { event: "order.delivered", who: "Retailer", label: "Deliver the car" },
  { event: "protection.retry", who: "Retailer", label: "Protection: send contracts again" },
  { event: "protection.loan-paid-off", who: "Lender", label: "Protection: loan paid off" },
  { event: "protection.total-loss", who: "Insurer", label: "Protection: total loss" },
  { event: "protection.refund-paid", who: "Retailer", label: "Protection: refund paid" },
  { event: "protection.refund-returned", who: "Bank", label: "Protection: refund came back" },
  { event: "order.offramp", who: "Retailer", label: "Move to the store" },
  { event: "order.cancelled", who: "Retailer", label: "Cancel the order" },
];
