import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { addDays, daysBetween } from "#platform/shared/time/civil-date.ts";
import type { PayoffQuestion, PayoffReply, PayoffService } from "../payoff-service.ts";
import { noteQuestion } from "./sandbox-loans.ts";

/** Reserved endings of account numbers. */
const REPLIES: Readonly<Record<string, PayoffReply>> = {
  "0001": { kind: "account-not-found" },
  "0002": { kind: "name-differs" },
  "0003": { kind: "no-third-parties" },
  "0004": { kind: "lease-refused" },
  "0005": { kind: "failure", reason: "unavailable", vendorCode: "sandbox-down" },
};
const DOWN_ONCE = "0006";
const DOLLARS_A_UNIT = 10;
/** About 7.3 % a year, in parts of a million a day. */
const PPM_A_DAY = 200;
const GOOD_DAYS = 10;

/**
 * Lenders that only play. The last four digits of the account number are the balance in tens of dollars (`1650` is
 * $16,500); interest runs from the day on which the loan was first asked about.
 */
export const sandboxPayoffService: PayoffService = {
  asksLenders: true,
  scenarios: [
    { outcome: "account not found", input: "account number ending in 0001" },
    { outcome: "the name differs", input: "account number ending in 0002" },
    { outcome: "the lender tells only its customer", input: "account number ending in 0003" },
    { outcome: "the leasing company sells only to its customer", input: "account number ending in 0004" },
    { outcome: "the lender does not answer", input: "account number ending in 0005" },
    { outcome: "no answer the first time, then $60 owed", input: "account number ending in 0006" },
    {
      outcome: "a quote for $16,500 and its interest",
      input: "account number ending in 1650 (any other: x $10)",
    },
  ],
  async ask(ctx, question) {
    const ending = question.accountNumber.slice(-4);
    if (!/^\d{4}$/u.test(ending) || ending === "0000") return { kind: "account-not-found" };
    const reserved = REPLIES[ending];
    if (reserved !== undefined) return reserved;
    const { lender, accountNumber, today } = question;
    const loan = await noteQuestion(ctx, {
      loanIndex: blindIndex(ctx.keys, `payoff|sandbox|${lender}|${accountNumber}`),
      today,
    });
    if (ending === DOWN_ONCE && loan.timesAsked === 1)
      return { kind: "failure", reason: "unavailable", vendorCode: "sandbox-down-once" };
    return { kind: "quoted", quote: quoteOf(question, loan.firstAsked) };
  },
};

function quoteOf({ lender, accountNumber, today }: PayoffQuestion, firstAsked: string) {
  const balanceCents = Number(accountNumber.slice(-4)) * DOLLARS_A_UNIT * 100;
  const perDiemCents = Math.ceil((balanceCents * PPM_A_DAY) / 1_000_000);
  const goodThrough = addDays(today, GOOD_DAYS);
  return {
    source: "lender" as const,
    amountCents: balanceCents + perDiemCents * daysBetween(firstAsked, goodThrough),
    perDiemCents,
    goodThrough,
    payTo: `${lender}\nPayoff Department\n100 Sample Street\nColumbus, OH 43215`,
    hasElectronicTitle: true,
    daysToRelease: 10,
  };
}
