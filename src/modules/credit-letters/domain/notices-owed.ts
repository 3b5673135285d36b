import type { LenderAnswer, LenderAnswerState } from "#modules/lenders/domain/lender-answer.ts";
import { creditorOf, principal } from "./creditor-of.ts";
import { lettersAbout } from "./letters-about.ts";
import { notSentReasons } from "./not-sent-reasons.ts";
import { dueOf, dueOfAnswer, spareOf } from "./notice-clock.ts";
import type { NoticeEvent, NoticeFacts } from "./notice-facts.ts";
import type { NoticesOwed, OwedNotice } from "./owed-notice.ts";
import { scoreDisclosures } from "./score-disclosures.ts";

type Settles = NoticesOwed["settles"];
type Rule = (facts: NoticeFacts) => readonly OwedNotice[];

/**
 * The letters that the law asks for as things stand (OP-49; 12 CFR 1002.9, 15 USC 1681m, 16 CFR 640), each to one person.
 * Asked again after anything happened, it says what is owed now; a repeated question has the same answer.
 */
export function noticesOwed(facts: NoticeFacts): NoticesOwed {
  const [settles, rule] = RULES[facts.event];
  const { applicationId, version } = facts;
  return { applicationId, version, settles, notices: rule(facts) };
}

/** While nothing is final, what was declined waits for its clock: an accepted offer ends the need (1002.9(g)). */
const open: Rule = (facts) => [
  ...counterOffers(facts),
  ...adverseActions(facts, "spare"),
  ...scoreDisclosures(facts),
];

/** Nobody's credit was accepted: those that said no tell it at once. */
const refused: Rule = (facts) =>
  withScores(facts, [...counterOffers(facts), ...adverseActions(facts, "now")]);

const RULES: Readonly<Record<NoticeEvent, readonly [Settles, Rule]>> = {
  submitted: ["version", open],
  "score-received": ["version", open],
  "timed-out": ["version", open],
  incomplete: ["version", (facts) => [...incomplete(facts), ...open(facts)]],
  "all-declined": ["application", (facts) => (refusers(facts).length > 0 ? refused(facts) : notSent(facts))],
  "dealer-declined": ["application", (facts) => notSent(facts)],
  "counter-not-accepted": ["application", refused],
  withdrawn: ["application", refused],
  accepted: ["application", scoreDisclosures],
};

const has = ({ answers }: NoticeFacts, ...states: LenderAnswerState[]): boolean =>
  answers.some(({ state }) => states.includes(state));

/**
 * Who said no to what was asked. A counter-offer counts where an offer stood beside it: where counter-offers are all
 * there is, a combined letter told of both (form C-4), and no second one is owed.
 */
function refusers(facts: NoticeFacts): readonly LenderAnswer[] {
  const isCombined = !has(facts, "APPROVED", "CONDITIONAL");
  return facts.answers.filter(
    ({ state }) => state === "DECLINED" || (state === "COUNTER_OFFER" && !isCombined),
  );
}

/** One joint letter names each creditor with its own reasons. */
function adverseActions(facts: NoticeFacts, when: "now" | "spare"): readonly OwedNotice[] {
  const answers = refusers(facts);
  if (answers.length === 0) return when === "spare" ? silence(facts) : [];
  const creditors = answers.map((answer) => creditorOf(answer, facts.timeZone));
  const dueAt = answers.map((answer) => dueOfAnswer(answer, facts.appliedAt)).toSorted()[0] ?? facts.now;
  const sendAt = when === "now" ? facts.now : spareOf(dueAt);
  return lettersAbout(facts, { kind: "ADVERSE_ACTION", creditors, answers, dueAt, sendAt });
}

/**
 * Nobody has said anything: the retailer, to whom the buyer applied, tells in time that there is no offer. A frozen file
 * is no decline; the buyer knows of it, and nobody is refused.
 */
function silence(facts: NoticeFacts): readonly OwedNotice[] {
  const isFrozen = facts.answers.some(({ waitingFor }) => waitingFor.includes("CREDIT_FILE_FROZEN"));
  if (isFrozen || has(facts, "APPROVED", "CONDITIONAL", "COUNTER_OFFER")) return [];
  const creditors = [{ contact: facts.retailer, reasons: [], counters: [] }];
  const dueAt = dueOf(facts.appliedAt);
  return lettersAbout(facts, {
    kind: "ADVERSE_ACTION",
    creditors,
    answers: [],
    dueAt,
    sendAt: spareOf(dueAt),
  });
}

/** The retailer sent the application to nobody and gives its own reasons. */
function notSent(facts: NoticeFacts): readonly OwedNotice[] {
  const reasons = principal(notSentReasons(facts.answers));
  const creditors = [{ contact: facts.retailer, reasons, counters: [] }];
  const dueAt = dueOf(facts.appliedAt);
  return lettersAbout(facts, { kind: "ADVERSE_ACTION", creditors, answers: [], dueAt, sendAt: facts.now });
}

/** Where counter-offers are the only offers (form C-4); who has not answered yet may still bring a better one. */
function counterOffers(facts: NoticeFacts): readonly OwedNotice[] {
  if (has(facts, "APPROVED", "CONDITIONAL")) return [];
  const answers = facts.answers.filter(({ state }) => state === "COUNTER_OFFER");
  if (answers.length === 0) return [];
  const creditors = answers.map((answer) => creditorOf(answer, facts.timeZone));
  const dueAt = dueOf(facts.appliedAt);
  const sendAt = has(facts, "PENDING") ? spareOf(dueAt) : facts.now;
  return lettersAbout(facts, { kind: "COUNTER_OFFER", creditors, answers, dueAt, sendAt });
}

/** What is missing, and until when; otherwise nobody considers the application further (1002.9(c)(2)). */
function incomplete(facts: NoticeFacts): readonly OwedNotice[] {
  if (facts.missing === undefined || facts.missing.items.length === 0) return [];
  const dueAt = dueOf(facts.appliedAt);
  return lettersAbout(facts, { kind: "INCOMPLETE", creditors: [], answers: [], dueAt, sendAt: facts.now });
}

/** Who gets a letter about the decision gets no second one about the same score. */
function withScores(facts: NoticeFacts, decided: readonly OwedNotice[]): readonly OwedNotice[] {
  const told = decided
    .filter(({ content }) => content.kind === "ADVERSE_ACTION")
    .map(({ content }) => content.reader.applicantId);
  const others = scoreDisclosures(facts).filter(({ content }) => !told.includes(content.reader.applicantId));
  return [...decided, ...others];
}
