import type { WorkableChange, WorkableCombination } from "#modules/underwriting/domain/workable-change.ts";
import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

type Change = WorkableCombination["changes"][number];
type ChangedDeal = Pick<WorkableChange, "downPaymentCents" | "termMonths">;

/** One change that gets a yes: "Put $1,250.00 more down". */
export function changeText(t: Text, { lever, by, productCode }: Change, deal: ChangedDeal): string {
  const amount = formatDollarsAndCents(by);
  switch (lever) {
    case "DOWN_PAYMENT":
      return t("Put {amount} more down, {total} in total", {
        amount,
        total: formatDollarsAndCents(deal.downPaymentCents),
      });
    case "TERM":
      return by > 0
        ? t("Choose {months} months, {by} more", { months: deal.termMonths, by })
        : t("Choose {months} months, {by} fewer", { months: deal.termMonths, by: -by });
    case "AMOUNT":
      return t("Finance {amount} less, for example with a less expensive car", { amount });
    case "PRODUCT":
      return t("Remove {product} ({amount})", { product: productCode ?? "", amount });
    case "JOINT_INCOME":
      return t("Apply with someone who earns at least {amount} a month", { amount });
  }
}

/** What is paid a month, and in all of them. */
export function paymentsText(
  t: Text,
  { paymentCents, termMonths: months, totalOfPaymentsCents }: WorkableCombination,
): string {
  const payment = formatDollarsAndCents(paymentCents);
  if (totalOfPaymentsCents === undefined)
    return t("{payment} a month for {months} months.", { payment, months });
  return t("{payment} a month for {months} months. Total of payments: {total}.", {
    payment,
    months,
    total: formatDollarsAndCents(totalOfPaymentsCents),
  });
}

/** What it costs until the end, beside the deal as it was asked for. */
export function costText(t: Text, costOverTermCents: number): string {
  const amount = formatDollarsAndCents(Math.abs(costOverTermCents));
  if (costOverTermCents === 0) return t("It costs the same over the whole term.");
  return costOverTermCents > 0
    ? t("It costs {amount} more over the whole term.", { amount })
    : t("It costs {amount} less over the whole term.", { amount });
}

/** The choices that make a change real; undefined where choices cannot, such as another car. */
export function choicesOf(
  choices: DealChoices,
  changes: readonly Pick<Change, "lever">[],
  { downPaymentCents, termMonths }: ChangedDeal,
): DealChoices | undefined {
  const canChoose = changes.every(({ lever }) => lever === "DOWN_PAYMENT" || lever === "TERM");
  return canChoose ? { ...choices, downPaymentCents, termMonths } : undefined;
}
