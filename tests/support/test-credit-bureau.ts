import type { CreditBureau } from "#modules/credit-bureaus/providers/credit-bureau.ts";
import { sandboxCreditBureau } from "#modules/credit-bureaus/providers/sandbox/sandbox-credit-bureau.ts";

/** The bureau that lenders ask in tests: reserved endings of numbers choose what it says. */
export const testCreditBureau: CreditBureau = sandboxCreditBureau;
