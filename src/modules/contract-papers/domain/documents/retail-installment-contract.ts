import type { FinanceTerms } from "#modules/orders/domain/order.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { ContractInput } from "../contract-input.ts";
import { disclosureOfSheet, type FinanceDisclosure, financeDisclosure } from "../finance-disclosure.ts";
import { longDate } from "../long-date.ts";
import type { Block, PackageDocument } from "../package-document.ts";
import { clauses, lateChargeCents } from "./clauses.ts";
import { creditSaleBlocks } from "./credit-sale-blocks.ts";
import { INSTALLMENT_TERMS } from "./sample-terms-data.ts";
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

/** The loan, with the box of Regulation Z (12 CFR 1026.17, 1026.18) set apart from everything else. */
export function retailInstallmentContract(input: ContractInput, terms: FinanceTerms): PackageDocument {
  const loan = input.snapshot.worksheet?.loan ?? null;
  const disclosed = loan === null ? financeDisclosure(terms) : disclosureOfSheet(loan);
  return {
    kind: "retail-installment-contract",
    title: "Retail Installment Contract",
    purpose: endingWith(
      `You pay for the vehicle in ${disclosed.payments} monthly payments. We assign this contract to`,
      terms.lenderName,
    ),
    blocks: [
      partiesBlock(input, { buyer: "Buyer", seller: "Creditor and seller" }),
      heading("Federal Truth-in-Lending disclosures"),
      box(disclosed),
      schedule(input, disclosed),
      fieldBlock("retail-installment-contract", {
        kind: "initials",
        label: "I have read the Truth-in-Lending disclosures",
      }),
      heading("Itemization of the amount financed"),
      ...(loan === null ? [lineItems(input, disclosed)] : creditSaleBlocks(loan, input.snapshot.products)),
      ...depositBlocks(input),
      ...estimateBlocks(input),
      ...lawBlocks(input, disclosed),
      ...promiseBlocks(input, disclosed),
      ...clauses(input, {
        title: "Terms of this contract",
        own: input.terms.installment,
        samples: INSTALLMENT_TERMS,
        paymentCents: disclosed.monthlyPaymentCents,
      }),
      fieldBlock("retail-installment-contract", {
        kind: "signature",
        label: "I agree to pay as this contract says and have received a copy of it",
      }),
      sellerBlock(input, "Creditor and seller"),
    ],
  };
}

/** What Regulation Z and 16 CFR 433 want said beside the figures. */
function lawBlocks(input: ContractInput, disclosed: FinanceDisclosure): readonly Block[] {
  return [
    heading("What else the law wants you to know"),
    text("Security: you give a security interest in the vehicle you are buying."),
    text("Prepayment: if you pay off early, you will not have to pay a penalty."),
    text(lateText(input, disclosed)),
    text(
      "See the terms of this contract below for more about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties.",
    ),
    {
      kind: "text",
      isStrong: true,
      text: "NOTICE: ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT IS SUBJECT TO ALL CLAIMS AND DEFENSES WHICH THE DEBTOR COULD ASSERT AGAINST THE SELLER OF GOODS OR SERVICES OBTAINED PURSUANT HERETO OR WITH THE PROCEEDS HEREOF. RECOVERY HEREUNDER BY THE DEBTOR SHALL NOT EXCEED AMOUNTS PAID BY THE DEBTOR HEREUNDER.",
    },
  ];
}

function promiseBlocks(input: ContractInput, { contractRate }: FinanceDisclosure): readonly Block[] {
  return [
    heading("What we agree"),
    text(
      `You promise to pay the amount financed and the finance charge in the payments listed above. The rate of this contract is ${contractRate} a year, figured on what is still owed.`,
    ),
    ...interestBlocks(input),
  ];
}

/** The boxes are figured from the day the offer was accepted, which may be some days before the signature. */
function interestBlocks({ snapshot: { worksheet } }: ContractInput): readonly Block[] {
  if (!worksheet?.loan) return [];
  const from = longDate(worksheet.contractDate);
  return [text(`The finance charge is figured from ${from}, the day you accepted the lender's offer.`)];
}

/** The itemization of orders from before there was a worksheet. */
function lineItems({ snapshot }: ContractInput, disclosed: FinanceDisclosure): Block {
  return {
    kind: "amounts",
    caption: "How we figured the amount financed",
    rows: [
      ...snapshot.lines.map(({ label, amountCents, isEstimate }) => ({
        label: isEstimate ? `${label} (estimate)` : label,
        amountCents,
      })),
      { label: "Down payment", amountCents: -disclosed.downPaymentCents },
      { label: "Amount financed", amountCents: disclosed.amountFinancedCents, isTotal: true },
    ],
  };
}

function lateText({ lateCharge }: ContractInput, { monthlyPaymentCents }: FinanceDisclosure): string {
  const charge = money(lateChargeCents(lateCharge, monthlyPaymentCents));
  return `Late charge: if a payment is more than ${lateCharge.graceDays} days late, you will be charged ${lateCharge.percent}% of that payment, at most ${money(lateCharge.mostCents)}. For a payment of ${money(monthlyPaymentCents)} that is ${charge}.`;
}

function box(disclosed: FinanceDisclosure): Block {
  return {
    kind: "disclosure",
    caption: "Federal Truth-in-Lending disclosures",
    boxes: [
      {
        label: "ANNUAL PERCENTAGE RATE",
        value: disclosed.apr,
        meaning: "The cost of your credit as a yearly rate.",
        isConspicuous: true,
      },
      {
        label: "FINANCE CHARGE",
        value: money(disclosed.financeChargeCents),
        meaning: "The dollar amount the credit will cost you.",
        isConspicuous: true,
      },
      {
        label: "Amount Financed",
        value: money(disclosed.amountFinancedCents),
        meaning: "The amount of credit provided to you or on your behalf.",
      },
      {
        label: "Total of Payments",
        value: money(disclosed.totalOfPaymentsCents),
        meaning: "The amount you will have paid after you have made all payments as scheduled.",
      },
      {
        label: "Total Sale Price",
        value: money(disclosed.totalSalePriceCents),
        meaning: `The total cost of your purchase on credit, including your down payment of ${money(disclosed.downPaymentCents)}.`,
      },
    ],
  };
}

function schedule(input: ContractInput, disclosed: FinanceDisclosure): Block {
  if (disclosed.schedule) return scheduleOfSheet(disclosed.schedule);
  const first = `monthly, beginning ${input.dates.firstPayment}`;
  const isEven = disclosed.lastPaymentCents === disclosed.monthlyPaymentCents;
  const row = (count: number, cents: number, due: string) => [String(count), money(cents), due];
  return {
    kind: "table",
    caption: "Your payment schedule",
    head: ["Number of payments", "Amount of each", "When payments are due"],
    rows: isEven
      ? [row(disclosed.payments, disclosed.monthlyPaymentCents, first)]
      : [
          row(disclosed.payments - 1, disclosed.monthlyPaymentCents, first),
          row(1, disclosed.lastPaymentCents, "one month after the payment before it"),
        ],
  };
}

function scheduleOfSheet(rows: NonNullable<FinanceDisclosure["schedule"]>): Block {
  return {
    kind: "table",
    caption: "Your payment schedule",
    head: ["Number of payments", "Amount of each", "When payments are due"],
    rows: rows.map(({ count, amountCents, firstDueOn }) => {
      const due = count === 1 ? longDate(firstDueOn) : `monthly, beginning ${longDate(firstDueOn)}`;
      return [String(count), money(amountCents), due];
    }),
  };
}

/** PMT-07: what was paid of the down payment before the contract was made. */
function depositBlocks({ snapshot: { depositCents, amountDueCents } }: ContractInput): readonly Block[] {
  if (depositCents === 0) return [];
  const left = money(amountDueCents - depositCents);
  return [
    text(
      `Your deposit of ${money(depositCents)} was received and is part of the down payment; ${left} of the down payment is still to be paid.`,
    ),
  ];
}
