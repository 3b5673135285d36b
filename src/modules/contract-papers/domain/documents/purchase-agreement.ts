import { dealRules } from "#modules/orders/domain/deal-types.ts";
import type { OrderTradeIn, PriceLine } from "#modules/orders/domain/order.ts";
import { ContractImpossible, type ContractInput } from "../contract-input.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { AmountRow, Block, PackageDocument } from "../package-document.ts";
import { guaranteeBlocks } from "./clauses.ts";
import { estimateBlocks, fieldBlock, heading, partiesBlock, sellerBlock, text } from "./shared-blocks.ts";

/** The sale itself, for cash and for finance. */
export function purchaseAgreement(input: ContractInput): PackageDocument {
  return {
    kind: "purchase-agreement",
    title: "Purchase Agreement",
    purpose: "You buy this vehicle from us for the amounts below.",
    blocks: [
      partiesBlock(input, { buyer: "Buyer", seller: "Seller" }),
      ...lienholderBlocks(input),
      heading("What you pay"),
      { kind: "amounts", caption: "Amounts of this purchase", rows: priceRows(input) },
      ...estimateBlocks(input),
      fieldBlock("purchase-agreement", { kind: "initials", label: "I have checked the amounts" }),
      heading("What we agree"),
      text(
        "You agree to buy, and we agree to sell, the vehicle named above for the amounts listed above. They are the whole price; nobody may add to it after you have signed. This agreement, the papers signed with it and, for a used vehicle, the Buyers Guide are all that we agree.",
      ),
      text(
        `The vehicle is yours when the balance is paid or financed and this agreement is countersigned by us. Until then you may ask us to cancel, and you get back what you paid for it. Questions? Call ${input.seller.phone}.`,
      ),
      text(
        "For a used vehicle, the information you see on the window form for this vehicle (the Buyers Guide) is part of this contract. Information on the window form overrides any contrary provisions in the contract of sale.",
      ),
      ...guaranteeBlocks(input),
      fieldBlock("purchase-agreement", { kind: "signature", label: "I agree to buy this vehicle" }),
      sellerBlock(input, "Seller"),
    ],
  };
}

/** OP-15: who has a lien on the vehicle, and what a lender of the buyer's own pays us. */
function lienholderBlocks({ snapshot: { funding, terms } }: ContractInput): readonly Block[] {
  const isOwnLender = funding?.source === "THIRD_PARTY_FINANCING" && Boolean(funding.lenderName);
  const lienholder = isOwnLender
    ? funding.lenderName
    : terms?.kind === "finance"
      ? terms.lenderName
      : undefined;
  if (lienholder === undefined) return [];
  const named: Block = { kind: "facts", rows: [["Lienholder on the title", lienholder]] };
  if (!isOwnLender) return [named];
  const approved = funding.approvedAmountCents;
  const upTo = approved === undefined ? "" : ` It approved up to ${formatDollarsAndCents(approved)}.`;
  return [
    named,
    text(
      `${lienholder} finances this purchase for you and pays us.${upTo} You owe us the whole price, whatever it pays. If it doesn't pay, you may cancel this agreement and get back what you paid.`,
    ),
  ];
}

function priceRows({ snapshot, dealType }: ContractInput): readonly AmountRow[] {
  const { lines, depositCents, amountDueCents, terms } = snapshot;
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  const rows: AmountRow[] = lines.flatMap((line) => lineRows(line, snapshot.tradeIn));
  rows.push({ label: "Total", amountCents: totalCents, isTotal: true });
  const loan = snapshot.worksheet?.loan ?? null;
  if (loan !== null) {
    const notFinancedCents = totalCents - loan.amountFinancedCents;
    const isDown = notFinancedCents === loan.downPaymentCents;
    const label = isDown ? "Down payment" : "Less: down payment and what else is not financed";
    rows.push({ label, amountCents: -notFinancedCents });
    rows.push({
      label: "Amount financed, itemized in the retail installment contract",
      amountCents: loan.amountFinancedCents,
      isTotal: true,
    });
  } else if (dealRules(dealType).hasLender && terms?.kind === "finance") {
    const { dueAtSigningCents, financedAmountCents } = terms.payment;
    if (totalCents - dueAtSigningCents !== financedAmountCents)
      throw new ContractImpossible("the lines less the down payment are not the amount financed");
    rows.push({ label: "Down payment", amountCents: -dueAtSigningCents });
    rows.push({ label: "Amount financed", amountCents: financedAmountCents, isTotal: true });
  } else if (totalCents !== amountDueCents) {
    throw new ContractImpossible("the lines are not the amount due");
  }
  if (depositCents > 0) {
    rows.push({ label: "Deposit received, part of what you pay us", amountCents: -depositCents });
    rows.push({
      label: "Balance you pay us",
      amountCents: amountDueCents - depositCents,
      isTotal: true,
    });
  }
  return rows;
}

/** One row a line; of a trade-in what it is worth and what is owed on it, never only the net. */
function lineRows(
  { code, label, amountCents, isEstimate }: PriceLine,
  trade: OrderTradeIn | undefined,
): readonly AmountRow[] {
  const isTrade = code === "tradeEquity" && trade?.payoffCents && trade.allowanceCents > 0;
  if (!isTrade || amountCents !== trade.payoffCents - trade.allowanceCents)
    return [{ label: isEstimate ? `${label} (estimate)` : label, amountCents }];
  return [
    { label: `Trade-in allowance: ${trade.car}`, amountCents: -trade.allowanceCents },
    {
      label: `Amount owed on the trade-in, which we pay${trade.payoffIsEstimate ? " (estimate)" : ""}`,
      amountCents: trade.payoffCents,
    },
  ];
}
