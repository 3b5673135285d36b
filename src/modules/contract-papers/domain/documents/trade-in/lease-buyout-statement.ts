import type { PackageDocument } from "../../package-document.ts";
import { SAMPLE_NOTE } from "../clauses.ts";
import { fieldBlock, heading, sellerBlock, text } from "../shared-blocks.ts";
import { owedBlock, promiseBlocks } from "./payoff-authorization.ts";
import { lenderName, tradePartiesBlock, type TradeInput } from "./trade-in-facts.ts";

/** A leased car belongs to its lessor: it is bought from the lessor at the lessor's price, or goes back by its lease. */
export function leaseBuyoutStatement(input: TradeInput): PackageDocument {
  const lessor = lenderName(input);
  return {
    kind: "lease-buyout-statement",
    title: "Leased Vehicle: Buyout or Return",
    purpose: "Your trade-in belongs to your leasing company, which decides whether it sells it to us.",
    blocks: [
      tradePartiesBlock(input, { owner: "Lessee", retailer: "Dealer" }),
      owedBlock(input, { lender: "Leasing company", amount: "Dealer buyout price" }),
      heading("What this means"),
      SAMPLE_NOTE,
      text(
        `1. You ask ${lessor} to tell us its buyout price for a dealer, which may differ from the price in your lease, and to sell us the vehicle for that price.`,
      ),
      text(
        `2. If ${lessor} does not sell to us, the vehicle is not part of this deal. You return it as your lease says, or buy it yourself first; you still owe ${lessor} what your lease says.`,
      ),
      text(
        `3. Whether you give the vehicle to us or return it, you sign the odometer disclosure that ${lessor} sends you (49 CFR 580.7).`,
      ),
      text(
        `4. Keep making your lease payments until ${lessor} confirms that the lease is closed. Charges for excess miles or wear that ${lessor} bills you for stay yours, unless it closes the lease with the buyout.`,
      ),
      ...promiseBlocks(input),
      fieldBlock("lease-buyout-statement", {
        kind: "signature",
        label: "I have read what happens to my leased vehicle and ask for the buyout",
      }),
      sellerBlock(input, "Dealer"),
    ],
  };
}
