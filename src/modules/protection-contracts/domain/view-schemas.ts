import * as v from "valibot";

const text = v.nullable(v.string());
const whole = v.nullable(v.number());

export const cancellationSchema = v.object({
  quoteId: v.string(),
  status: v.picklist(["quoted", "sent", "done", "refused"]),
  onDate: v.string(),
  odometerMiles: v.number(),
  refundCents: v.number(),
  feeCents: v.number(),
  claimsCents: v.number(),
  isFull: v.boolean(),
  refundTo: v.picklist(["lienholder", "buyer"]),
  payee: text,
  cancellationNumber: text,
  paidOn: text,
  payouts: v.array(
    v.object({
      way: v.picklist(["payment", "transfer"]),
      paidTo: v.picklist(["lienholder", "buyer"]),
      payee: text,
      amountCents: v.number(),
      status: v.picklist(["pending", "paid", "returned"]),
      movedOn: v.string(),
    }),
  ),
});

export const plansSchema = v.object({
  plans: v.array(
    v.object({
      contractId: v.string(),
      label: v.string(),
      status: v.picklist(["agreed", "waiting", "in-force", "refused", "ending", "voided", "canceled"]),
      contractNumber: text,
      hasPaper: v.boolean(),
      administrator: v.string(),
      priceCents: v.number(),
      termMonths: whole,
      miles: whole,
      deductibleCents: v.number(),
      soldOn: text,
      startMiles: whole,
      refund: v.nullable(v.looseObject({ priceCents: v.number(), startsOn: v.string() })),
      canCancel: v.boolean(),
      cancellation: v.nullable(cancellationSchema),
      isSample: v.boolean(),
      isBoughtLater: v.boolean(),
    }),
  ),
  refundTo: v.picklist(["lienholder", "buyer"]),
  payee: text,
  today: v.string(),
});
