import { letterOf } from "#modules/credit-letters/domain/letter-of.ts";
import { noticesOwed } from "#modules/credit-letters/domain/notices-owed.ts";
import type { NoticePaper } from "#modules/credit-letters/server/internal/draw-notice.ts";
import { englishText, type Text } from "#platform/shared/texts/text.ts";
import type { NoticeApplicant, NoticeFacts } from "#modules/credit-letters/domain/notice-facts.ts";
import type { UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";

/** When the test's application was received: five minutes before `now`. */
export const APPLIED_AT = "2026-06-10T14:55:00.000Z";
const AGENCY = ["Federal Trade Commission", "Equal Credit Opportunity", "Washington, DC 20580"];

export const RETAILER = {
  legalName: "North Motors LLC",
  addressLines: ["1 Congress Avenue", "Austin, TX 78701"],
  phone: "5125550100",
  agencyLines: AGENCY,
} as const;

export const ROBIN: NoticeApplicant = {
  applicantId: "cap_robin",
  role: "PRIMARY",
  firstName: "Robin",
  lastName: "Buyer",
  addressLines: ["12 Main Street", "Austin, TX 78701"],
  email: "robin@example.com",
  textPhone: "5122345678",
};

export const ROSA: NoticeApplicant = {
  applicantId: "cap_rosa",
  role: "JOINT",
  firstName: "Rosa",
  lastName: "Ortiz",
  addressLines: ["9 Elm Street", "Austin, TX 78704"],
  email: "rosa@example.com",
  textPhone: null,
};

export const BUREAU = {
  name: "Sample Credit Bureau (invented)",
  addressLines: ["100 Example Avenue", "Springfield, IL 62701"],
  phone: "8005550150",
} as const;

/** Somebody's score as a lender used it. */
export function usedScore(person: NoticeApplicant, value: number, over: Partial<UsedScore> = {}): UsedScore {
  return {
    applicantId: person.applicantId,
    value,
    date: "2026-06-10",
    low: 300,
    high: 850,
    factors: ["Late payments on accounts", "Accounts in collection"],
    source: "Sample Score 1 (invented)",
    bureau: BUREAU,
    ...over,
  };
}

/** What the lender `name` said; with a score of Robin's unless told otherwise. */
export function answerOf(
  name: string,
  state: LenderAnswer["state"],
  over: Partial<Omit<LenderAnswer, "reasons">> & { readonly reasons?: readonly ReasonCode[] } = {},
): LenderAnswer {
  const { reasons = [], ...rest } = over;
  const isOffer = state === "APPROVED" || state === "CONDITIONAL" || state === "COUNTER_OFFER";
  return {
    requestId: `lrq_${name}`,
    lenderId: name.toLowerCase(),
    lenderName: name,
    creditor: {
      legalName: `${name} Bank, N.A.`,
      addressLines: [`${name} Plaza 1`, "Columbus, OH 43215"],
      phone: "6145550100",
      agencyLines: AGENCY,
    },
    state,
    offers: isOffer ? [offerOf(state === "COUNTER_OFFER")] : [],
    failedRules: [],
    reasons: reasons.map((code) => ({ code })),
    waitingFor: [],
    score: null,
    scores: state === "DECLINED" || isOffer ? [usedScore(ROBIN, 537)] : [],
    bureaus: [],
    changes: [],
    cheapestCombination: null,
    expiresAt: isOffer ? "2026-07-10T15:00:00.000Z" : null,
    reference: null,
    receivedAt: "2026-06-10T14:59:00.000Z",
    occurredAt: "2026-06-10T14:59:00.000Z",
    sequence: 1,
    ...rest,
  };
}

function offerOf(isCounter: boolean): LenderOffer {
  return {
    offerId: "offer-1",
    terms: {
      kind: "loan",
      lenderId: "lender",
      lenderName: "Lender",
      ratePpm: 79_900,
      buyRatePpm: 79_900,
      termMonths: 60,
      accrual: "regular",
      paymentRounding: "half-up",
      lenderFeeCents: 0,
      lenderFeeIsFinanced: true,
    },
    tier: "B",
    maximumAmountCents: 1_800_000,
    minimumDownCents: 500_000,
    amountFinancedCents: 1_800_000,
    paymentCents: 36_489,
    dealerDiscountFeeCents: 0,
    stipulations: [],
    counter: isCounter
      ? {
          downPaymentCents: 500_000,
          amountFinancedCents: 1_800_000,
          termMonths: 60,
          annualMiles: null,
          droppedProductCodes: ["GAP"],
        }
      : null,
  };
}

/** Robin alone, five minutes after the application; two lenders said no. */
export function noticeFacts(over: Partial<NoticeFacts> = {}): NoticeFacts {
  return {
    applicationId: "cra_1",
    version: 1,
    orderNumber: "FC0123456789ABCD",
    vehicleTitle: "2022 Toyota RAV4",
    timeZone: "America/Chicago",
    event: "all-declined",
    appliedAt: APPLIED_AT,
    now: "2026-06-10T15:00:00.000Z",
    applicants: [ROBIN],
    answers: [
      answerOf("Lake", "DECLINED", { reasons: ["DELINQUENT_OBLIGATIONS", "INCOME_INSUFFICIENT"] }),
      answerOf("Mile", "DECLINED", { reasons: ["BANKRUPTCY"] }),
    ],
    retailer: RETAILER,
    ...over,
  };
}

/** The paper of the first letter that the facts ask for, in English unless told otherwise. */
export function noticePaper(
  over: Partial<NoticeFacts> = {},
  { isSample = true, t = englishText }: { readonly isSample?: boolean; readonly t?: Text } = {},
): NoticePaper {
  const [notice] = noticesOwed(noticeFacts(over)).notices;
  if (notice === undefined) throw new Error("no letter is owed");
  return {
    letter: letterOf(notice.content, { date: "2026-06-10", t }),
    brand: {
      name: "North",
      legalName: "North Motors LLC",
      contact: "(512) 555-0100, help@north.example.com",
      color: "#B5006E",
      ground: "#FFD60A",
      onGround: "#1C1230",
      logo: null,
      isSample,
    },
    sentAt: "2026-06-10T15:00:00.000Z",
  };
}
