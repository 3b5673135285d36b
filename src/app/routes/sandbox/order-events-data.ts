/** The events of the sandbox desk, by who would send them. */
export const EVENT_GROUPS: readonly {
  readonly who: string;
  readonly events: readonly { readonly event: string; readonly label: string }[];
}[] = [
  {
    who: "Insurance carrier",
    events: [
      { event: "insurance.verified", label: "Policy verified" },
      { event: "insurance.failed", label: "Policy not found" },
    ],
  },
  {
    who: "ID verification",
    events: [
      { event: "id.completed", label: "ID verified" },
      { event: "id.failed", label: "ID failed" },
      { event: "id.expired", label: "Link expired" },
    ],
  },
  {
    who: "Contract",
    events: [
      { event: "contract.ready", label: "Contract ready" },
      { event: "contract.countersigned", label: "Dealer countersigns" },
      { event: "contract.cancelled", label: "Contract canceled" },
      { event: "verification.expired", label: "Verification expired" },
    ],
  },
  {
    who: "Bank",
    events: [
      { event: "payment.captured", label: "Payment arrives" },
      { event: "payment.failed", label: "Payment fails" },
      { event: "payment.returned", label: "Payment returned" },
    ],
  },
  {
    who: "Lender",
    events: [
      { event: "lender.approved", label: "Approved" },
      { event: "lender.pending", label: "Pending" },
      { event: "lender.declined", label: "Declined" },
      { event: "lender.timeout", label: "Timed out" },
      { event: "lender.none-selected", label: "None selected" },
      { event: "lender.document-requested", label: "Ask for a document" },
    ],
  },
  {
    who: "Retailer",
    events: [
      { event: "document.requested", label: "Ask for a document" },
      { event: "documents.accepted", label: "Accept license and insurance card" },
      { event: "appointment.confirmed", label: "Confirm appointment" },
      { event: "appointment.moved", label: "Move appointment" },
      { event: "appointment.canceled", label: "Cancel appointment" },
      { event: "order.delivered", label: "Deliver the car" },
      { event: "order.offramp", label: "Move to the store" },
      { event: "order.cancelled", label: "Cancel the order" },
    ],
  },
];
