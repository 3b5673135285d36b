import type { Text } from "#platform/shared/texts/text.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { daysLeft } from "./offer-times.ts";

/** From so many days before its end an offer is worth a word. */
const SOON_DAYS = 2;

/** TRADE-06: what is said about an offer that ends soon or has ended; null while there is time, and without one. */
export function expiryText(
  t: Text,
  { decision, expiresAt }: Pick<TradeInView, "decision" | "expiresAt">,
  now: number,
): string | null {
  if (expiresAt === null) return null;
  if (decision === null) return t("Your trade-in offer has ended.");
  const count = daysLeft(expiresAt, now);
  if (count > SOON_DAYS) return null;
  return count <= 1
    ? t("Your trade-in offer ends within a day.")
    : t("Your trade-in offer ends in {count} {count:day|days}.", { count });
}
