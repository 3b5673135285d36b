/** Times of many single runs, in milliseconds. */
export interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly mean: number;
  /** Runs a second, one after the other. */
  readonly perSecond: number;
}

/** Summarizes single runs. */
export function timingOf(milliseconds: readonly number[]): Timing {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { p50: at(0.5), p99: at(0.99), mean, perSecond: 1000 / mean };
}

/** Times every call of `run` by itself, over all inputs, `rounds` times, after one untimed round. */
export function timeEach<T>(inputs: readonly T[], rounds: number, run: (input: T) => unknown): Timing {
  for (const input of inputs) run(input);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const input of inputs) {
      const started = performance.now();
      run(input);
      times.push(performance.now() - started);
    }
  }
  return timingOf(times);
}

/** Three significant digits, for tables. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return "-";
  if (value >= 1000) return Math.round(value).toLocaleString("en-US");
  return String(Number(value.toPrecision(3)));
}
