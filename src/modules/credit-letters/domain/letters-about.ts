import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { NoticeApplicant, NoticeFacts } from "./notice-facts.ts";
import type { NoticeContent, NoticeCreditor, NoticeKind, OwedNotice } from "./owed-notice.ts";
import { type UsedReports, usedReportsOf } from "./used-reports.ts";

/** One letter to the primary applicant (12 CFR 1002.9(f)), and to everybody else whose report was used (15 USC 1681m). */
export function lettersAbout(
  facts: NoticeFacts,
  letter: Pick<OwedNotice, "dueAt" | "sendAt"> & {
    readonly kind: NoticeKind;
    readonly creditors: readonly NoticeCreditor[];
    /** Of the creditors named: whose reports they used is told. */
    readonly answers: readonly LenderAnswer[];
  },
): readonly OwedNotice[] {
  const { kind, creditors, answers, dueAt, sendAt } = letter;
  return facts.applicants.flatMap((reader) => {
    const used = usedReportsOf(reader.applicantId, answers);
    const isUsed = used.scores.length + used.bureausWithoutScore.length > 0;
    if (reader.role !== "PRIMARY" && !isUsed) return [];
    return [{ content: contentFor(reader, facts, { kind, used, creditors }), dueAt, sendAt }];
  });
}

/** What one letter says to one reader. */
export function contentFor(
  reader: NoticeApplicant,
  { orderNumber, vehicleTitle, timeZone, retailer, applicants, missing }: NoticeFacts,
  letter: {
    readonly kind: NoticeKind;
    readonly used: UsedReports;
    readonly creditors?: readonly NoticeCreditor[];
  },
): NoticeContent {
  const { kind, used, creditors = [] } = letter;
  return {
    kind,
    orderNumber,
    vehicleTitle,
    timeZone,
    reader,
    isJoint: applicants.length > 1,
    retailer,
    creditors,
    ...used,
    missing: kind === "INCOMPLETE" ? (missing ?? null) : null,
  };
}
