import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { FulfillmentRow } from "./fulfillment-repo.ts";

/** What is paid when the car changes hands; empty when that is nothing. */
export function dueAtHandover(t: Text, row: Pick<FulfillmentRow, "fee_cents" | "status" | "option">): string {
  if (row.fee_cents === 0 || row.status === "CANCELED") return "";
  const amount = formatDollarsAndCents(row.fee_cents);
  return row.option === "PICKUP"
    ? t("Due when you pick it up: {amount}.", { amount })
    : t("Due when we bring it: {amount} for the delivery.", { amount });
}
