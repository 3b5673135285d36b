import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ChargeState } from "../domain/charge-state.ts";
import type { PaymentMethod } from "#modules/payment-gateways/domain/payment-method.ts";
import type { MethodLimits } from "../domain/allowed-methods.ts";

/** GET /api/payments/{orderNumber}. */
export interface PaymentsView {
  readonly dealType: DealType;
  readonly lines: readonly {
    readonly code: string;
    readonly label: string;
    readonly amountCents: Cents;
    readonly derivation: string;
    readonly because?: { readonly code: string; readonly values: Readonly<Record<string, number | string>> };
  }[];
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  readonly paidCents: Cents;
  readonly onItsWayCents: Cents;
  readonly refundedCents: Cents;
  readonly balanceCents: Cents;
  readonly methods: readonly PaymentMethod[];
  readonly depositMethods: readonly PaymentMethod[];
  readonly fields:
    | { readonly kind: "embedded"; readonly address: string }
    | { readonly kind: "stripe"; readonly publishableKey: string };
  readonly limits: MethodLimits;
  /** MSG-48 where a limit closes a way to pay. */
  readonly limitMessage: string | null;
  readonly isSigned: boolean;
  readonly status: PaymentStatus | null;
  readonly payments: readonly {
    readonly id: string;
    readonly purpose: "balance" | "deposit" | "difference";
    readonly status: PaymentStatus;
    readonly state: ChargeState;
    readonly amountCents: Cents;
    readonly display: string;
    readonly refundedCents: Cents;
    readonly refundCents?: Cents | undefined;
    readonly refund: "REQUESTED" | "REFUNDED" | "FAILED" | null;
    readonly message: string | null;
    readonly createdAt: string;
  }[];
}

export const paymentsPath = (orderNumber: string): string =>
  `/api/payments/${encodeURIComponent(orderNumber)}`;

/** What every screen of the payment step works with. */
export interface PaymentParts {
  readonly data: PaymentsView;
  /** A payment was answered: show what became of it. */
  readonly onPaid: (answer: PaymentsView) => void;
}
