/** Which share of consumers scores lower than a score, in percent, by the source of the score. */
export const SCORE_RANKS: Readonly<Record<string, readonly (readonly [score: number, percent: number])[]>> = {
  // Invented, like the score: a stand-in for the table that a bureau delivers with its scores.
  "Sample Score 1 (invented)": [
    [300, 0],
    [500, 5],
    [550, 11],
    [600, 20],
    [650, 32],
    [700, 46],
    [750, 63],
    [800, 83],
    [850, 99],
  ],
};
