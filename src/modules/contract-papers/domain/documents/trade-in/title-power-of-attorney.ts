import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import type { Block, PackageDocument } from "../../package-document.ts";
import { SAMPLE_NOTE } from "../clauses.ts";
import { fieldBlock, heading, sellerBlock, text } from "../shared-blocks.ts";
import { POWER_OF_ATTORNEY_RULES } from "./power-of-attorney-data.ts";
import { tradePartiesBlock, type TradeInput } from "./trade-in-facts.ts";

/**
 * Where the owner has no title to sign: a lender holds it, or it is lost (49 CFR 580.13). Which form a state wants is
 * said as what we know, or as a question; null where the owner signs the title itself.
 */
export function titlePowerOfAttorney(input: TradeInput): PackageDocument | null {
  const { ownership, title } = input.trade;
  if (ownership !== "FINANCED" && !(ownership === "OWNED" && title?.isLost)) return null;
  const why = ownership === "FINANCED" ? "your lender holds the title" : "the title is lost";
  return {
    kind: "title-power-of-attorney",
    title: "Limited Power of Attorney for the Title",
    purpose: `You let us sign the title of your trade-in for you, because ${why}.`,
    blocks: [
      tradePartiesBlock(input, { owner: "Owner", retailer: "Dealer" }),
      heading("What you allow, and nothing else"),
      SAMPLE_NOTE,
      text(
        "1. We may sign the papers that transfer the title of this vehicle from you to us, receive the title or ask for a duplicate of it, and state on it the odometer reading that you signed for.",
      ),
      text(
        "2. It is for this vehicle only. It ends when the title is in our name, when this deal is canceled, or after 180 days, whichever comes first.",
      ),
      ...stateBlocks(input),
      fieldBlock("title-power-of-attorney", {
        kind: "signature",
        label: "I let the dealer sign the title of my trade-in for me",
      }),
      sellerBlock(input, "Dealer"),
    ],
  };
}

function stateBlocks(input: TradeInput): readonly Block[] {
  const code = input.trade.title?.state ?? input.buyer.state;
  const state = US_STATES.find(({ value }) => value === code)?.label ?? "The state that issued the title";
  const rule = POWER_OF_ATTORNEY_RULES.find((one) => one.state === code);
  if (rule === undefined)
    return [
      text(
        `3. ${state} may require its own form, or a signature before a notary. We will find out and bring the form when you hand over the vehicle.`,
      ),
    ];
  const notary =
    rule.isNotarized === true
      ? "before a notary whom we arrange"
      : "and we find out whether a notary has to be present";
  return [
    text(
      `3. As far as we know, ${state} requires this on its own form ${rule.form}. You sign that form on paper when you hand over the vehicle, ${notary}.`,
    ),
  ];
}
