interface FitInput {
  /** Pixels. */
  readonly width: number;
  /** Sizes to try, largest first. */
  readonly sizes: readonly number[];
  readonly lines: number;
  /** Pixels that all lines together may take, and how many times its size each of them takes. */
  readonly height: number;
  readonly leading: number;
  /** How to measure a text at a size, in pixels. */
  readonly measure: (size: number) => (text: string) => number;
}

/** The largest size at which a text fits into the lines; at the smallest one the rest is cut with an ellipsis. */
export function fitText(
  text: string,
  { width, sizes, lines, height, leading, measure }: FitInput,
): { size: number; lines: string[] } {
  const smallest = sizes.at(-1) ?? 16;
  for (const size of sizes) {
    const wrapped = wrap(text, width, measure(size));
    const isLowEnough = wrapped.length <= lines && wrapped.length * size * leading <= height;
    if (isLowEnough && wrapped.every((line) => measure(size)(line) <= width)) return { size, lines: wrapped };
  }
  const kept = wrap(text, width, measure(smallest)).slice(0, lines);
  const last = kept.length - 1;
  return {
    size: smallest,
    lines: kept.map((line, index) => cut(line, { width, measure: measure(smallest), isEnd: index === last })),
  };
}

function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(
  line: string,
  { width, measure, isEnd }: { width: number; measure: (text: string) => number; isEnd: boolean },
): string {
  let kept = isEnd ? `${line}…` : line;
  while (measure(kept) > width && kept.length > 2) kept = `${kept.slice(0, -2)}…`;
  return kept;
}
