import type { ChargeOutcome } from "../../server/payment-gateway.ts";

interface TestNumber {
  readonly number: string;
  readonly brand: string;
  readonly outcome: ChargeOutcome;
}

/** The only card numbers the embedded gateway takes; the number chooses the outcome. */
export const TEST_CARDS: readonly TestNumber[] = [
  { number: "4242424242424242", brand: "Visa", outcome: "captured" },
  { number: "5555555555554444", brand: "Mastercard", outcome: "captured" },
  { number: "378282246310005", brand: "American Express", outcome: "captured" },
  { number: "4000000000000002", brand: "Visa", outcome: "declined" },
  { number: "4000000000009995", brand: "Visa", outcome: "insufficient-funds" },
  { number: "4000000000000259", brand: "Visa", outcome: "hold" },
];

/** The only routing number the embedded gateway takes. */
export const TEST_ROUTING_NUMBER = "110000000";

/** The only account numbers the embedded gateway takes. Bank money is on its way first (PMT-05). */
export const TEST_ACCOUNTS: readonly TestNumber[] = [
  { number: "000123456789", brand: "Bank account", outcome: "pending" },
  { number: "000111111116", brand: "Bank account", outcome: "declined" },
  { number: "000222222227", brand: "Bank account", outcome: "insufficient-funds" },
];

/** Banks of the embedded bank link. */
export const TEST_INSTITUTIONS = ["First Harbor Bank", "Prairie Credit Union"] as const;
