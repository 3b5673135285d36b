import { instantAfter, dueOf } from "./notice-clock.ts";
import type { NoticeFacts } from "./notice-facts.ts";
import { contentFor } from "./letters-about.ts";
import type { OwedNotice } from "./owed-notice.ts";
import { decidedAnswers, usedReportsOf } from "./used-reports.ts";

/**
 * Everybody whose score was used sees it, and who had none hears of that (forms ). As soon as it is there,
 * but while all that answered said no it waits a day: the letter about the decision would tell the same.
 */
export function scoreDisclosures(facts: NoticeFacts): readonly OwedNotice[] {
  const dueAt = dueOf(facts.appliedAt);
  const sendAt = isLikelyRefused(facts) ? instantAfter(facts.now, 1) : facts.now;
  return facts.applicants.flatMap((reader) => {
    const { scores } = usedReportsOf(reader.applicantId, facts.answers);
    const decided = usedReportsOf(reader.applicantId, decidedAnswers(facts.answers));
    const bureausWithoutScore = scores.length > 0 ? [] : decided.bureausWithoutScore;
    if (scores.length + bureausWithoutScore.length === 0) return [];
    const used = { scores, bureausWithoutScore };
    return [{ content: contentFor(reader, facts, { kind: "SCORE_DISCLOSURE", used }), dueAt, sendAt }];
  });
}

function isLikelyRefused({ answers, event }: NoticeFacts): boolean {
  if (event === "accepted" || !answers.some(({ state }) => state === "DECLINED")) return false;
  return !answers.some(
    ({ state }) => state === "APPROVED" || state === "CONDITIONAL" || state === "COUNTER_OFFER",
  );
}
