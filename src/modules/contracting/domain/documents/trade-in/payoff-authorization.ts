import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { PackageDocument } from "../../package-document.ts";
import { SAMPLE_NOTE } from "../clauses.ts";
import { fieldBlock, heading, sellerBlock, text } from "../shared-blocks.ts";
import { lenderName, tradePartiesBlock, type TradeInput } from "./trade-in-facts.ts";

/** The owner of a financed car lets the lender tell the retailer what is owed, take its payment and release the title. */
export function payoffAuthorization(input: TradeInput): PackageDocument {
  const { trade, tradedCar } = input;
  const lender = lenderName(input);
  const ending = tradedCar?.lender?.accountEnding;
  return {
    kind: "payoff-authorization",
    title: "Payoff Authorization",
    purpose: "You let us pay off the loan on your trade-in and receive its title.",
    blocks: [
      tradePartiesBlock(input, { owner: "Borrower", retailer: "Dealer" }),
      {
        kind: "facts",
        rows: [
          ["Lender", tradedCar?.lender?.name ?? "not stated yet"],
          ...(ending ? [["Account ending in", ending] as const] : []),
          [
            `Amount to pay off${trade.payoffIsEstimate ? " (estimate)" : ""}`,
            formatDollarsAndCents(trade.payoffCents),
          ],
        ],
      },
      heading("What you authorize"),
      SAMPLE_NOTE,
      text(
        `1. You ask ${lender} to tell us what is owed on this loan, the interest for each day and the day through which an amount is good.`,
      ),
      text(
        `2. You authorize us to pay that amount to ${lender}, and ask ${lender} to accept it, close the account and send the title or the release of the lien to us.`,
      ),
      text(
        `3. Keep making your payments until ${lender} confirms that the loan is paid. If a payment of yours arrives after ours, ask ${lender} to refund it to you.`,
      ),
      text(
        `4. Ask ${lender} to stop automatic payments once the loan is paid, and your insurer to take the vehicle off your policy only after you have handed it over.`,
      ),
      fieldBlock("payoff-authorization", {
        kind: "signature",
        label: "I authorize this payoff",
      }),
      sellerBlock(input, "Dealer"),
    ],
  };
}
