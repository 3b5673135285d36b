import type { UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { fillText } from "#platform/shared/texts/text.ts";
import { bureauBlock, heading, scoreBlocks, text } from "./letter-parts.ts";
import type { LetterBlock } from "./letter.ts";
import { NOTICE_WORDS as WORDS } from "./notice-words-data.ts";
import type { NoticeContent } from "./owed-notice.ts";
import { scoreRank } from "./score-rank.ts";

/** Form A-4 (H-4) for who has a score, form A-5 for who has none. */
export function scoreLetter({ scores, bureausWithoutScore }: NoticeContent): readonly LetterBlock[] {
  const checking = [heading(WORDS.checking), text(WORDS.mistakes), text(WORDS.copies), text(WORDS.more)];
  if (scores.length === 0)
    return [
      heading(WORDS.scoreHeading),
      ...bureausWithoutScore.flatMap((bureau) => [
        text(fillText(WORDS.noScore, { bureau: bureau.name })),
        bureauBlock(bureau),
      ]),
      heading(WORDS.understanding),
      text(WORDS.whatScoresAre),
      text(WORDS.whyScoresMatter),
      text(WORDS.howToGetOne),
      ...checking,
    ];
  return [
    heading(WORDS.scoreHeading),
    ...scores.flatMap(scoreBlocks),
    heading(WORDS.understanding),
    text(WORDS.whatScoresAre),
    text(WORDS.howScoresAreUsed),
    ...scores.flatMap(standingBlocks),
    ...checking,
  ];
}

function standingBlocks(score: UsedScore): readonly LetterBlock[] {
  const { low, high, source, bureau } = score;
  const percent = scoreRank(score);
  const range = text(fillText(WORDS.rangeOfScores, { low, high }));
  if (percent === undefined) {
    const whom = { bureau: bureau.name, phone: formatPhone(bureau.phone) };
    return [range, text(fillText(WORDS.askHowItCompares, whom))];
  }
  const words = percent === 0 ? WORDS.ranksLowest : WORDS.howItCompares;
  return [range, text(fillText(words, { percent, source }))];
}
