import { SCORE_RANKS } from "./score-ranks-data.ts";

/** The whole percent of consumers with a lower score; undefined where the source delivers no table. */
export function scoreRank({
  source,
  value,
}: {
  readonly source: string;
  readonly value: number;
}): number | undefined {
  if (!Object.hasOwn(SCORE_RANKS, source)) return undefined;
  const ranks = SCORE_RANKS[source] ?? [];
  const above = ranks.findIndex(([score]) => score >= value);
  const [low, high] = [ranks[Math.max(above - 1, 0)], ranks[above]];
  if (low === undefined || high === undefined) return ranks.at(-1)?.[1];
  if (high[0] === low[0]) return low[1];
  return Math.floor(low[1] + ((value - low[0]) / (high[0] - low[0])) * (high[1] - low[1]));
}
