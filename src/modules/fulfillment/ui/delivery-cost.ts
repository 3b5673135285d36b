import type { DeliveryFee } from "#modules/pricing/domain/delivery-fee.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

/** What a delivery costs and when it is paid, beside the fee that the contract has already (DLV-06, decision 0053). */
export function deliveryCostText(
  t: Text,
  quote: Exclude<DeliveryFee, { readonly kind: "out-of-range" }>,
  inContractCents: Cents,
): string {
  const costCents = quote.kind === "free" ? 0 : quote.feeCents;
  if (costCents < inContractCents) return t("Your contract already includes the delivery.");
  if (quote.kind === "free") return t("Delivery is included.");
  const fee = formatDollarsAndCents(costCents);
  if (inContractCents === 0) return t("Delivery is {fee}, due when we bring it.", { fee });
  if (costCents === inContractCents)
    return t("Delivery is {fee}, and your contract already includes it.", { fee });
  return t("Delivery is {fee}. Your contract includes {paid} of it; {due} is due when we bring it.", {
    fee,
    paid: formatDollarsAndCents(inContractCents),
    due: formatDollarsAndCents(costCents - inContractCents),
  });
}
