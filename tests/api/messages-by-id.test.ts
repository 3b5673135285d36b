import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkoutMessages } from "#modules/deal-drafts/messages.ts";
import { comparisonMessages } from "#modules/comparison/messages.ts";
import { leadMessages } from "#modules/leads/messages.ts";
import { dealProblemKeys } from "#modules/pricing/deal-problem-keys.ts";
import { pricingMessages } from "#modules/pricing/messages.ts";
import { searchMessages } from "#modules/vehicle-search/messages.ts";
import type { DealProblem } from "#modules/worksheet/domain/terms/deal-parts.ts";

const ofProblem = (problem: DealProblem): string => pricingMessages[dealProblemKeys[problem]];

/** Messages that a module keeps by key, or says for a reason why a deal is not possible. */
it.each([
  [
    "MSG-24",
    pricingMessages["pricing.unavailable"],
    "Sorry, we're unable to show personalized payments. Please try again.",
  ],
  [
    "MSG-25",
    searchMessages["search.zipUnknown"],
    "Sorry, we're unable to locate the zip code you provided. Please try again.",
  ],
  ["MSG-26", pricingMessages["pricing.adjustDeal"], "Try adjusting your down payment, term or trade-in."],
  [
    "MSG-26",
    pricingMessages["pricing.loanToValue"],
    "Raise or lower your down payment, or remove your trade-in, to qualify.",
  ],
  [
    "MSG-26",
    pricingMessages["pricing.scoreBelowMinimum"],
    "We can't show personalized payments because your credit score is below the minimum.",
  ],
  [
    "MSG-27",
    pricingMessages["pricing.detailsUnavailable"],
    "We can't load price details. Reload the page or call {phone}.",
  ],
  ["MSG-28", ofProblem("below-minimum-financed"), "The amount to finance must be at least {minimum}."],
  ["MSG-29", ofProblem("down-payment-too-high"), "Your down payment is too high. Enter {maximum} or less."],
  ["MSG-30", ofProblem("mileage-too-high"), "This vehicle's mileage is too high to finance."],
  ["MSG-31", ofProblem("equity-exceeds-price"), "Your trade-in equity is more than the amount financed."],
  ["MSG-31", ofProblem("equity-exceeds-cash-price"), "Your trade-in equity is more than the cash price."],
  ["MSG-36", searchMessages["search.noMatches"], "No vehicles match your search."],
  ["MSG-37", comparisonMessages["compare.failed"], "We couldn't load your comparison. Please try again."],
  ["MSG-38", comparisonMessages["compare.gone"], "Some vehicles in your comparison are no longer available."],
  ["MSG-39", checkoutMessages["checkout.cannotFinance"], "We can't switch to finance right now."],
  ["MSG-39", checkoutMessages["checkout.cannotPayCash"], "We can't switch to cash right now."],
  ["MSG-45", leadMessages["leads.testDriveFailed"], "Your test drive request wasn't sent. Please try again."],
])("%s says %j", (_id, said, words) => expect(said).toBe(words));

/** Messages that a screen says itself, where a test or walk of the browser meets them. */
it.each([
  [
    "MSG-26",
    "src/modules/prequalification-results/ui/pages/failed-page.tsx",
    "because your identity isn't verified.",
  ],
  [
    "MSG-26",
    "src/modules/prequalification-results/ui/pages/frozen-page.tsx",
    "Your credit file is locked. Unlock it and try again.",
  ],
  [
    "MSG-40",
    "src/modules/trade-in-pages/ui/offer/denied-offer.tsx",
    "Your vehicle isn't eligible for an online offer.",
  ],
  ["MSG-41", "src/modules/payoffs/ui/payoff-answer.tsx", "can't find this account. Check the account number"],
  ["MSG-42", "src/modules/payoffs/ui/lender-name-field.tsx", "We don't have {name} on our list."],
  ["MSG-43", "src/modules/payoffs/ui/payoff-answer.tsx", "isn't answering right now. We'll keep asking"],
  ["MSG-44", "src/modules/protection/ui/pages/deal-bar.tsx", "We can't price protection plans right now."],
  [
    "MSG-44",
    "src/modules/deal-drafts/ui/coverage/coverage-step.tsx",
    "We can't price protection plans right now.",
  ],
])("%s is said by %s: %s", async (_id, file, words) => {
  expect(await readFile(file, "utf8")).toContain(words);
});
