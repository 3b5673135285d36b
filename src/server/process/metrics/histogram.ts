import { figureLine, type WrittenMetric } from "./figures.ts";

interface Series {
  /** How many fell into each bucket, and above the last. */
  readonly counts: number[];
  sum: number;
}

/** How often and how long, by a few labels; `buckets` are upper bounds, rising. */
export function openHistogram(input: {
  readonly name: string;
  readonly help: string;
  readonly buckets: readonly number[];
}): {
  readonly metric: WrittenMetric;
  readonly observe: (labels: Readonly<Record<string, string>>, value: number) => void;
} {
  const { name, help, buckets } = input;
  const all = new Map<
    string,
    { readonly labels: Readonly<Record<string, string>>; readonly series: Series }
  >();
  return {
    metric: {
      name,
      help,
      type: "histogram",
      lines: () =>
        [...all.values()].flatMap(({ labels, series }) => linesOf(name, { labels, series, buckets })),
    },
    observe(labels, value) {
      const key = Object.values(labels).join("|");
      let one = all.get(key);
      if (one === undefined) {
        one = { labels, series: { counts: Array.from({ length: buckets.length + 1 }, () => 0), sum: 0 } };
        all.set(key, one);
      }
      const found = buckets.findIndex((bound) => value <= bound);
      const at = found < 0 ? buckets.length : found;
      one.series.counts[at] = (one.series.counts[at] ?? 0) + 1;
      one.series.sum += value;
    },
  };
}

function linesOf(
  name: string,
  ...[{ labels, series, buckets }]: [
    {
      readonly labels: Readonly<Record<string, string>>;
      readonly series: Series;
      readonly buckets: readonly number[];
    },
  ]
): string[] {
  let below = 0;
  const lines = buckets.map((bound, at) => {
    below += series.counts[at] ?? 0;
    return figureLine(`${name}_bucket`, { labels: { ...labels, le: String(bound) }, value: below });
  });
  const total = below + (series.counts[buckets.length] ?? 0);
  return [
    ...lines,
    figureLine(`${name}_bucket`, { labels: { ...labels, le: "+Inf" }, value: total }),
    figureLine(`${name}_sum`, { labels, value: series.sum }),
    figureLine(`${name}_count`, { labels, value: total }),
  ];
}
