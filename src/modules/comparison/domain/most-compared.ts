/** CMP-01: what fits side by side on a laptop, and in a head. A file of its own, because every page loads it. */
export const MOST_COMPARED = 4;
