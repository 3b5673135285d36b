import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { longDate } from "../long-date.ts";
import type { AmountRow, Block } from "../package-document.ts";
import { text } from "./shared-blocks.ts";
import { sheetLineLabel } from "./sheet-line-labels-data.ts";

const money = formatDollarsAndCents;
const miles = new Intl.NumberFormat("en-US");

/** The disclosures of Regulation M from the worksheet (12 CFR 1013.4), in their order. */
export function leaseSheetBlocks(lease: LeaseSheet): readonly Block[] {
  const { dueAtSigning } = lease;
  const due = { label: "Due at signing", amountCents: dueAtSigning.totalCents, isTotal: true };
  const rows = (lines: typeof dueAtSigning.amounts): AmountRow[] => [
    ...lines.map((line) => ({ label: sheetLineLabel(line), amountCents: line.amountCents })),
    due,
  ];
  return [
    { kind: "disclosure", caption: "Your lease at a glance", boxes: boxes(lease) },
    {
      kind: "amounts",
      caption: "Amount due at lease signing or delivery",
      rows: rows(dueAtSigning.amounts),
    },
    { kind: "amounts", caption: "How the amount due at signing is paid", rows: rows(dueAtSigning.paidBy) },
    {
      kind: "amounts",
      caption: "Your monthly payment, step by step",
      rows: [...costRows(lease), ...paymentRows(lease)],
    },
  ];
}

function boxes(lease: LeaseSheet) {
  const { dueAtSigning, remainingPayments, paymentCents, endOfLease } = lease;
  const each = money(paymentCents);
  const later = `then ${remainingPayments} payments of ${each} each month until ${longDate(lease.lastPaymentDate)}`;
  const total = `All payments together are ${money(lease.periodicPaymentsCents)}.`;
  return [
    {
      label: "Amount Due at Lease Signing or Delivery",
      value: money(dueAtSigning.totalCents),
      meaning: "Itemized below.",
    },
    lease.isOnePay
      ? { label: "Single Payment", value: each, meaning: `Due when you sign. ${total}` }
      : {
          label: "Monthly Payments",
          value: each,
          meaning: `The first is due when you sign, ${later}. ${total}`,
        },
    {
      label: "Other Charges",
      value: money(endOfLease.dispositionFeeCents),
      meaning:
        endOfLease.dispositionFeeCents === 0
          ? "No fee for giving the vehicle back at the end."
          : "Disposition fee, if you do not purchase the vehicle.",
    },
    {
      label: "Total of Payments",
      value: money(lease.totalOfPaymentsCents),
      meaning: "The amount you will have paid by the end of the lease.",
    },
  ];
}

function costRows({ progression: p }: LeaseSheet): AmountRow[] {
  return [
    ...p.capitalized.map((line) => ({ label: sheetLineLabel(line), amountCents: line.amountCents })),
    {
      label: "Gross capitalized cost",
      amountCents: p.grossCapCostCents,
      note: `The agreed upon value of the vehicle (${money(p.agreedValueCents)}) and anything you pay over the lease term, such as fees and service contracts.`,
      isTotal: true,
    },
    {
      label: "Capitalized cost reduction",
      amountCents: -p.capCostReductionCents,
      note: "Net trade-in allowance, rebate, noncash credit or cash you pay that reduces the gross capitalized cost.",
    },
    {
      label: "Adjusted capitalized cost",
      amountCents: p.adjustedCapCostCents,
      note: "The amount used in calculating your base monthly payment.",
      isTotal: true,
    },
  ];
}

function paymentRows({ progression: p, tax, isOnePay }: LeaseSheet): AmountRow[] {
  const note = tax.isEstimate ? " (estimate)" : "";
  const count = isOnePay ? "Base payment" : `Total of ${p.paymentCount} base monthly payments`;
  return [
    {
      label: "Residual value",
      amountCents: -p.residualCents,
      note: "The value of the vehicle at the end of the lease used in calculating your base monthly payment.",
    },
    {
      label: "Depreciation and any amortized amounts",
      amountCents: p.depreciationCents,
      note: "What the vehicle loses through normal use, and other items paid over the lease term.",
      isTotal: true,
    },
    {
      label: "Rent charge",
      amountCents: p.rentChargeCents,
      note: "The amount charged in addition to the depreciation and any amortized amounts.",
    },
    {
      label: count,
      amountCents: p.totalOfBasePaymentsCents,
      note: "The depreciation and any amortized amounts plus the rent charge.",
      isTotal: true,
    },
    { label: "Base monthly payment", amountCents: p.basePaymentCents },
    { label: `Monthly sales or use tax${note}`, amountCents: p.monthlyTaxCents },
    { label: "Total monthly payment", amountCents: p.paymentCents, isTotal: true },
  ];
}

/** Miles, the fee at the end and the price to buy, as this lease has them. */
export function leaseEndWords({ endOfLease, annualMiles }: LeaseSheet): {
  readonly wear: Block;
  readonly purchase: Block;
} {
  const { excessMileCents, allowedMiles, purchaseOptionCents, purchaseOptionFeeCents } = endOfLease;
  const fee = purchaseOptionFeeCents === 0 ? "" : `, of which ${money(purchaseOptionFeeCents)} is a fee`;
  return {
    wear: text(
      `Excessive wear and use: you may be charged for excessive wear, based on our standards for normal use, and for mileage above ${miles.format(annualMiles)} miles a year (${miles.format(allowedMiles)} in all) at the rate of ${money(excessMileCents)} a mile.`,
    ),
    purchase: text(
      `Purchase option at the end of the lease: you may buy the vehicle for ${money(purchaseOptionCents)}${fee}, as it then is.`,
    ),
  };
}
