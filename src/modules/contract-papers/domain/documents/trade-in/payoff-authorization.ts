import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { longDate } from "../../long-date.ts";
import type { Block, PackageDocument } from "../../package-document.ts";
import { SAMPLE_NOTE } from "../clauses.ts";
import { fieldBlock, heading, sellerBlock, text } from "../shared-blocks.ts";
import { lenderName, tradePartiesBlock, type TradeInput } from "./trade-in-facts.ts";

const money = formatDollarsAndCents;

/** The owner of a financed car lets the lender tell the retailer what is owed, take its payment and release the title. */
export function payoffAuthorization(input: TradeInput): PackageDocument {
  const lender = lenderName(input);
  return {
    kind: "payoff-authorization",
    title: "Payoff Authorization",
    purpose: "You let us pay off the loan on your trade-in and receive its title.",
    blocks: [
      tradePartiesBlock(input, { owner: "Borrower", retailer: "Dealer" }),
      owedBlock(input, { lender: "Lender", amount: "Amount to pay off" }),
      heading("What you authorize"),
      SAMPLE_NOTE,
      text(
        `1. You ask ${lender} to tell us what is owed on this loan, the interest for each day, and the last day the amount is good.`,
      ),
      text(
        `2. You authorize us to pay that amount to ${lender}, and ask ${lender} to accept it, close the account and send the title or the release of the lien to us.`,
      ),
      text(
        `3. Keep making your payments until ${lender} confirms that the loan is paid. If a payment of yours arrives after ours, ask ${lender} to refund it to you.`,
      ),
      text(
        `4. Ask ${lender} to stop automatic payments once the loan is paid. Keep the vehicle insured until you have handed it over.`,
      ),
      ...promiseBlocks(input),
      fieldBlock("payoff-authorization", { kind: "signature", label: "I authorize this payoff" }),
      sellerBlock(input, "Dealer"),
    ],
  };
}

/** Whom the amount is owed to, how much it is, and for how long. */
export function owedBlock(
  { trade, tradedCar }: TradeInput,
  names: { readonly lender: string; readonly amount: string },
): Block {
  const { lender } = tradedCar ?? {};
  const { goodThrough, perDiemCents } = trade.payoff ?? {};
  return {
    kind: "facts",
    rows: [
      [names.lender, lender?.name ?? trade.payoff?.lender ?? "not stated yet"],
      ...(lender?.accountEnding ? [["Account ending in", lender.accountEnding] as const] : []),
      ...(lender?.payTo ? [["Payment goes to", lender.payTo.replaceAll("\n", ", ")] as const] : []),
      [`${names.amount}${trade.payoffIsEstimate ? " (estimate)" : ""}`, money(trade.payoffCents)],
      ...(goodThrough ? [["Good through", longDate(goodThrough)] as const] : []),
      ...(goodThrough && perDiemCents ? [["Interest for each day after", money(perDiemCents)] as const] : []),
    ],
  };
}

/** When the retailer pays, and who bears what the payoff costs on top: an estimate is its owner's, a quote by rule. */
export function promiseBlocks({ trade, payoffPromise }: TradeInput): readonly Block[] {
  if (payoffPromise === undefined) return [];
  const { days, shortfall } = payoffPromise;
  const who = trade.payoffIsEstimate || shortfall === "buyer" ? "you owe us" : "we pay";
  return [
    text(
      `5. We pay within ${days} days after we take the vehicle, or sooner where the law requires it. If less is owed, we refund the difference to you; if more is owed, ${who} the difference.`,
    ),
  ];
}
