import { drawFacts, drawText } from "#platform/server/pdf/draw-parts.ts";
import { addPage, closeSheet, drawTitle, INK, openSheet } from "#platform/server/pdf/sheet.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { NewProtectionContract } from "../rating-port.ts";

const count = new Intl.NumberFormat("en-US");

/** The embedded administrator's own contract; the same contract is the same bytes. */
export async function sandboxContractPdf(
  { request, buyer, priceCents, lienholder }: NewProtectionContract,
  plan: { readonly contractNumber: string; readonly product: string; readonly formId: string },
): Promise<Uint8Array> {
  const soldAt = new Date(`${request.saleDate}T12:00:00Z`);
  const title = `${plan.product} contract`;
  const sheet = openSheet({
    title,
    author: "Sample Plan Administrators",
    subject: plan.contractNumber,
    color: INK.text,
    createdAt: soldAt,
  });
  addPage(sheet);
  drawTitle(sheet, title);
  drawText(sheet, `Contract ${plan.contractNumber}`, { color: INK.muted });
  drawFacts(sheet, [
    ["Administrator", "Sample Plan Administrators"],
    ["Form", plan.formId],
    ["Contract holder", `${buyer.firstName} ${buyer.lastName}`.trim()],
    ["VIN", request.vin],
    ["Sale", `${dayText(soldAt, "en")} at ${count.format(request.odometerMiles)} miles`],
    ["State", request.state],
    ["Price", formatDollarsAndCents(priceCents)],
    ["Lienholder", lienholder?.name ?? "none"],
  ]);
  drawText(
    sheet,
    "SAMPLE: no administrator stands behind this contract. It shows how its own paper reaches you.",
  );
  return new Uint8Array(await closeSheet(sheet));
}
