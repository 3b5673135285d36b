import type { Text } from "#platform/shared/texts/text.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";

/** From so many days before its end a result is worth a word. */
const SOON_DAYS = 7;

/** PQ-08: "today" or "in N days"; null while there is time, and for everybody without a result that ends. */
export function expiryText(
  t: Text,
  { state, daysLeft }: Pick<QualificationView, "state" | "daysLeft">,
): string | null {
  if (state === "mq_approved_expired") return t("Your pre-qualification has expired.");
  if (daysLeft === null || daysLeft > SOON_DAYS || daysLeft < 0) return null;
  return daysLeft === 0
    ? t("Your pre-qualification expires today.")
    : t("Your pre-qualification expires in {count} {count:day|days}.", { count: daysLeft });
}
