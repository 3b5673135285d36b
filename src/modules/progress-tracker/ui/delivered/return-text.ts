import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { cancelCosts } from "../../domain/handover-words.ts";
import type { AfterHandover } from "../../domain/after-handover.ts";

const whole = (t: Text, count: number): string => count.toLocaleString(LOCALES[t.language]);

/** What the law gives, on a card of its own beside the retailer's guarantee. */
export function cancelText(t: Text, cancel: NonNullable<AfterHandover["cancel"]>): string {
  if (cancel.isOver) return t("The time to cancel is over.");
  return t(
    "The law lets you cancel this purchase with at most {miles} miles driven. Bring the vehicle back or call {phone}. We keep a restocking fee of {fee} and at most {most} for the miles.",
    cancelCosts(t, cancel),
  );
}

/** How much of the return window is left. */
export function returnText(t: Text, { returnDaysLeft: days, returnMiles: miles }: AfterHandover): string {
  if (days === 0) return t("The return period is over.");
  const left = days === 1 ? t("1 day left.") : t("{days} days left.", { days });
  const limit = miles === null ? "" : t("Up to {miles} miles driven.", { miles: whole(t, miles) });
  return [left, t("Not right for you? Call {phone} and bring it back."), limit].filter(Boolean).join(" ");
}
