import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { AmountRow, Block, PackageDocument } from "../../package-document.ts";
import { SAMPLE_NOTE } from "../clauses.ts";
import { fieldBlock, heading, sellerBlock, text } from "../shared-blocks.ts";
import { conditionBlocks } from "./condition-blocks.ts";
import { lenderName, tradePartiesBlock, type TradeInput } from "./trade-in-facts.ts";

const money = formatDollarsAndCents;

/** The bill of sale of the traded-in car with the terms of its offer: what may change the amount is printed here. */
export function tradeInAgreement(input: TradeInput): PackageDocument {
  const isLeased = input.trade.ownership === "LEASED";
  return {
    kind: "trade-in-agreement",
    title: "Trade-In Agreement and Bill of Sale",
    purpose: "You trade in your current vehicle, and its value counts toward this deal.",
    blocks: [
      tradePartiesBlock(input, { owner: isLeased ? "Lessee" : "Owner", retailer: "Dealer" }),
      heading("What the trade-in is worth in this deal"),
      { kind: "amounts", caption: "Your trade-in", rows: tradeRows(input) },
      ...owedBlocks(input),
      ...conditionBlocks(input),
      fieldBlock("trade-in-agreement", {
        kind: "initials",
        label: "These are my answers about the vehicle, and I have read what may change the amount",
      }),
      heading("What we agree"),
      SAMPLE_NOTE,
      ...promises(input),
      fieldBlock("trade-in-agreement", {
        kind: "signature",
        label: isLeased
          ? "I agree to trade in this vehicle on these terms"
          : "I sell this vehicle to the dealer on these terms",
      }),
      sellerBlock(input, "Dealer"),
    ],
  };
}

/** Allowance, payoff and result, never the result alone (comment 2(a)(18)-3 of 12 CFR 1026). */
function tradeRows({ trade }: TradeInput): readonly AmountRow[] {
  const { allowanceCents, payoffCents, payoffIsEstimate } = trade;
  const equityCents = allowanceCents - payoffCents;
  return [
    { label: "Trade-in allowance", amountCents: allowanceCents },
    ...(payoffCents === 0
      ? []
      : [
          {
            label: `Less: amount owed on it, which we pay${payoffIsEstimate ? " (estimate)" : ""}`,
            amountCents: -payoffCents,
          },
        ]),
    {
      label: equityCents < 0 ? "Negative equity" : "Net trade-in allowance",
      amountCents: equityCents,
      isTotal: true,
    },
  ];
}

function owedBlocks(input: TradeInput): readonly Block[] {
  const { trade, dealType } = input;
  const overCents = trade.payoffCents - trade.allowanceCents;
  if (overCents <= 0) return estimateText(input);
  const how = {
    Cash: "It is part of what you pay us for the vehicle you are buying.",
    Finance:
      "It is added to your new loan, unless you paid it in cash; the contract itemizes it. You pay interest on what is added.",
    Lease:
      "It is added to the capitalized cost of your new lease as a prior credit or lease balance, and raises your payments.",
  }[dealType];
  return [
    text(`You owe ${money(overCents)} more on this vehicle than we pay for it. ${how}`),
    ...estimateText(input),
  ];
}

function estimateText(input: TradeInput): readonly Block[] {
  if (!input.trade.payoffIsEstimate || input.trade.payoffCents === 0) return [];
  return [
    text(
      `The amount owed is an estimate: it is based on what you told us, until ${lenderName(input)} confirms it. If the confirmed amount is lower, we refund the difference; if it is higher, you owe us the difference.`,
    ),
  ];
}

function promises({ trade, seller }: TradeInput): readonly Block[] {
  const isLeased = trade.ownership === "LEASED";
  const lien = trade.payoffCents === 0 ? "" : ", except for the amount owed that is named above";
  const own = isLeased
    ? "1. Ownership: your leasing company owns this vehicle. You give it to us only if the leasing company sells it to us; see the lease statement signed with this agreement."
    : `1. Ownership: you own this vehicle, you may sell it, and nobody has a lien on it${lien}.`;
  return [
    text(own),
    text(
      "2. Condition: your answers above are true as far as you know. You tell us if something changes before you hand the vehicle over.",
    ),
    text(
      "3. Handing it over: you give us the vehicle, all of its keys, its registration and, where you have it, its title when you receive the vehicle you are buying or leasing. Until then it stays yours, at your risk and on your insurance.",
    ),
    text(
      "4. If the deal is canceled: this agreement ends with it. If we have sold your vehicle by then, you get the allowance less what we paid off.",
    ),
    text(`5. Questions: call ${seller.phone}.`),
  ];
}
