import type { LeaseTerms } from "#modules/orders/domain/order.ts";
import type { LeaseSheet } from "#modules/worksheet/domain/leases/lease-sheet.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";
import { ContractImpossible, type ContractInput } from "../contract-input.ts";
import { type LeaseDisclosure, leaseDisclosure } from "../lease-disclosure.ts";
import type { AmountRow, Block, PackageDocument } from "../package-document.ts";
import { clauses, guaranteeBlocks } from "./clauses.ts";
import { leaseEndWords, leaseSheetBlocks } from "./lease-sheet-blocks.ts";
import { LEASE_TERMS } from "./sample-terms-data.ts";
import {
  endingWith,
  estimateBlocks,
  fieldBlock,
  heading,
  partiesBlock,
  sellerBlock,
  text,
} from "./shared-blocks.ts";

const money = formatDollarsAndCents;
const miles = new Intl.NumberFormat("en-US");

/** The lease with the disclosures of Regulation M; a lease rate is never called an annual percentage rate. */
export function leaseAgreement(input: ContractInput, terms: LeaseTerms): PackageDocument {
  const sheet = input.snapshot.worksheet?.lease ?? null;
  if (sheet !== null) return agreement(input, termsOfSheet(sheet));
  const disclosed = leaseDisclosure(terms);
  if (disclosed.grossCapCostCents - disclosed.capCostReductionCents !== disclosed.adjustedCapCostCents)
    throw new ContractImpossible("the capitalized cost less its reduction is not the adjusted one");
  const note = input.snapshot.lines.some(({ isEstimate }) => isEstimate) ? " (estimate)" : "";
  return agreement(input, {
    lessorName: terms.lessorName,
    termMonths: disclosed.payments,
    monthlyPaymentCents: disclosed.monthlyPaymentCents,
    disclosures: [
      boxes(input, disclosed),
      { kind: "amounts", caption: "Amount due at lease signing or delivery", rows: dueRows(disclosed, note) },
      { kind: "amounts", caption: "How the amount due at signing is paid", rows: paidRows(disclosed) },
      { kind: "amounts", caption: "Your monthly payment, step by step", rows: progression(disclosed, note) },
    ],
    wear: text(
      `Excessive wear and use: you may be charged for excessive wear, based on our standards for normal use, and for mileage above ${miles.format(terms.milesPerYear)} miles a year at the rate of ${money(terms.excessMileCents)} a mile.`,
    ),
    purchase: text(
      `Purchase option at the end of the lease: you may buy the vehicle for ${money(disclosed.residualCents)}, as it then is.`,
    ),
  });
}

/** What one lease says in the places where leases differ. */
interface LeaseWords {
  readonly lessorName: string;
  readonly termMonths: number;
  readonly monthlyPaymentCents: Cents;
  readonly disclosures: readonly Block[];
  readonly wear: Block;
  readonly purchase: Block;
}

function termsOfSheet(lease: LeaseSheet): LeaseWords {
  return {
    lessorName: lease.terms.lessorName,
    termMonths: lease.termMonths,
    monthlyPaymentCents: lease.paymentCents,
    disclosures: leaseSheetBlocks(lease),
    ...leaseEndWords(lease),
  };
}

function agreement(input: ContractInput, lease: LeaseWords): PackageDocument {
  return {
    kind: "lease-agreement",
    title: "Motor Vehicle Lease Agreement",
    purpose: endingWith(
      `You lease this vehicle for ${lease.termMonths} months. We assign this lease to`,
      lease.lessorName,
    ),
    blocks: [
      partiesBlock(input, { buyer: "Lessee", seller: "Lessor" }),
      heading("Federal Consumer Leasing Act disclosures"),
      ...lease.disclosures,
      ...estimateBlocks(input),
      fieldBlock("lease-agreement", { kind: "initials", label: "I have read the leasing disclosures" }),
      ...endBlocks(lease),
      text(
        "Other important terms: see the terms of this lease below for more about early termination, purchase options and maintenance responsibilities, warranties, late and default charges, insurance, and any security interest.",
      ),
      ...clauses(input, {
        title: "Terms of this lease",
        own: input.terms.lease,
        samples: LEASE_TERMS,
        paymentCents: lease.monthlyPaymentCents,
      }),
      ...guaranteeBlocks(input),
      ...feesText(input),
      fieldBlock("lease-agreement", {
        kind: "signature",
        label: "I agree to this lease and have received a copy of it",
      }),
      sellerBlock(input, "Lessor"),
    ],
  };
}

/** What driving and giving back may cost. */
function endBlocks(lease: LeaseWords): readonly Block[] {
  return [
    heading("While you drive and at the end"),
    lease.wear,
    {
      kind: "text",
      isStrong: true,
      text: "Early termination: you may have to pay a substantial charge if you end this lease early. The charge may be up to several thousand dollars. The actual charge will depend on when the lease is terminated. The earlier you end the lease, the greater this charge is likely to be.",
    },
    lease.purchase,
  ];
}

function boxes({ dates }: ContractInput, disclosed: LeaseDisclosure): Block {
  const { payments } = disclosed;
  return {
    kind: "disclosure",
    caption: "Your lease at a glance",
    boxes: [
      {
        label: "Amount Due at Lease Signing or Delivery",
        value: money(disclosed.dueAtSigningCents),
        meaning: "Itemized below.",
      },
      {
        label: "Monthly Payments",
        value: money(disclosed.monthlyPaymentCents),
        meaning: `The first is due when you sign, then ${payments - 1} payments of ${money(disclosed.monthlyPaymentCents)} each month from ${dates.firstPayment}. All ${payments} together are ${money(disclosed.monthlyPaymentCents * payments)}.`,
      },
      { label: "Other Charges", value: money(0), meaning: "No fee for giving the vehicle back at the end." },
      {
        label: "Total of Payments",
        value: money(disclosed.totalOfPaymentsCents),
        meaning: "The amount you will have paid by the end of the lease.",
      },
    ],
  };
}

function dueRows(disclosed: LeaseDisclosure, note: string): readonly AmountRow[] {
  return [
    { label: "Capitalized cost reduction", amountCents: disclosed.capCostReductionCents },
    { label: "First monthly payment", amountCents: disclosed.firstPaymentCents },
    { label: "Refundable security deposit", amountCents: disclosed.securityDepositCents },
    { label: `Title, registration and other upfront fees${note}`, amountCents: disclosed.upfrontFeesCents },
    { label: "Due at signing", amountCents: disclosed.dueAtSigningCents, isTotal: true },
  ];
}

function paidRows(disclosed: LeaseDisclosure): readonly AmountRow[] {
  return [
    { label: "Net trade-in allowance", amountCents: disclosed.netTradeInCents },
    { label: "Rebates and noncash credits", amountCents: disclosed.rebatesCents },
    { label: "Amount to be paid in cash", amountCents: disclosed.cashCents },
    { label: "Due at signing", amountCents: disclosed.dueAtSigningCents, isTotal: true },
  ];
}

function progression(disclosed: LeaseDisclosure, note: string): readonly AmountRow[] {
  return [...costRows(disclosed), ...paymentRows(disclosed, note)];
}

/** From what the vehicle costs to what it is worth at the end. */
function costRows(disclosed: LeaseDisclosure): readonly AmountRow[] {
  return [
    {
      label: "Gross capitalized cost",
      amountCents: disclosed.grossCapCostCents,
      note: `The agreed upon value of the vehicle (${money(disclosed.agreedValueCents)}) and anything you pay over the lease term, such as fees and service contracts.`,
    },
    {
      label: "Capitalized cost reduction",
      amountCents: -disclosed.capCostReductionCents,
      note: "Net trade-in allowance, rebate, noncash credit or cash you pay that reduces the gross capitalized cost.",
    },
    {
      label: "Adjusted capitalized cost",
      amountCents: disclosed.adjustedCapCostCents,
      note: "The amount used in calculating your base monthly payment.",
      isTotal: true,
    },
    {
      label: "Residual value",
      amountCents: -disclosed.residualCents,
      note: "The value of the vehicle at the end of the lease used in calculating your base monthly payment.",
    },
  ];
}

/** From what it loses to what each month takes. */
function paymentRows(disclosed: LeaseDisclosure, note: string): readonly AmountRow[] {
  return [
    {
      label: "Depreciation and any amortized amounts",
      amountCents: disclosed.depreciationCents,
      note: "What the vehicle loses through normal use, and other items paid over the lease term.",
      isTotal: true,
    },
    {
      label: "Rent charge",
      amountCents: disclosed.rentChargeCents,
      note: "The amount charged in addition to the depreciation and any amortized amounts.",
    },
    {
      label: `Total of ${disclosed.payments} base monthly payments`,
      amountCents: disclosed.totalBasePaymentsCents,
      note: "The depreciation and any amortized amounts plus the rent charge.",
      isTotal: true,
    },
    { label: "Base monthly payment", amountCents: disclosed.basePaymentCents },
    { label: `Monthly sales or use tax${note}`, amountCents: disclosed.monthlyTaxCents },
    { label: "Total monthly payment", amountCents: disclosed.monthlyPaymentCents, isTotal: true },
  ];
}

/** A deposit that was paid already counts towards the cash due at signing. */
function feesText({ snapshot }: ContractInput): readonly Block[] {
  if (snapshot.depositCents === 0) return [];
  return [
    text(
      `Your deposit of ${money(snapshot.depositCents)} was received and is part of what you pay in cash; ${money(snapshot.amountDueCents - snapshot.depositCents)} of it is still to be paid.`,
    ),
  ];
}
