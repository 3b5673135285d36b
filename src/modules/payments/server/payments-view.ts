import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PaymentMethod } from "#modules/payment-gateways/domain/payment-method.ts";
import type { MethodLimits } from "../domain/allowed-methods.ts";
import type { ChargeState } from "../domain/charge-state.ts";
import type { DueLine } from "../domain/due-lines.ts";
import type { FieldsSettings } from "#modules/payment-gateways/server/payment-gateway.ts";
import type { PaymentPurpose } from "./internal/payments-table.ts";

/** One payment as its order's owner sees it. */
export interface PaymentView {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  /** The true word for what became of it. */
  readonly state: ChargeState;
  readonly amountCents: Cents;
  readonly display: string;
  readonly refundedCents: Cents;
  /** The newest refund of it; null without one. */
  readonly refund: "REQUESTED" | "REFUNDED" | "FAILED" | null;
  /** What that refund is of, sent or on its way. */
  readonly refundCents?: Cents | undefined;
  /** MSG-47 when it failed. */
  readonly message: string | null;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Everything the payment page shows; amounts in cents. */
export interface PaymentsView {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly lines: readonly DueLine[];
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  /** What arrived and was not given back or taken back. */
  readonly paidCents: Cents;
  /** Held or under way at a bank. */
  readonly onItsWayCents: Cents;
  readonly refundedCents: Cents;
  /** What a payment would take now; 0 when everything is there or on its way. */
  readonly balanceCents: Cents;
  /** Ways the balance may be paid (OP-03). */
  readonly methods: readonly PaymentMethod[];
  /** Ways the deposit may be paid; empty when it is not due. */
  readonly depositMethods: readonly PaymentMethod[];
  /** How the payment document shows the gateway's fields. */
  readonly fields: FieldsSettings;
  readonly limits: MethodLimits;
  /** MSG-48 when the balance is over the card limit. */
  readonly limitMessage: string | null;
  readonly isSigned: boolean;
  readonly status: PaymentStatus | null;
  readonly payments: readonly PaymentView[];
}
