import type { Verdict } from "./verify.ts";

/** What is known after buyers bought at several servers while something happened to them. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly differentEtags: readonly string[];
  /** What made a buyer ask again, and how often. */
  readonly troubles: Readonly<Record<string, number>>;
  /** What the servers said. */
  readonly output: string;
}

/** A server may say that it cannot answer now; any other 5xx is a fault. */
const FAULT = /^5(?!03 service\.(?:databaseAway|notReady)$)/u;

/** Everything that is wrong, one list for the gate and for longer runs. */
export function problemsOf({ verdict, differentEtags, troubles, output }: Outcome): string[] {
  return [
    ...Object.values(verdict).flat(),
    ...differentEtags.map((address) => `ETags of ${address} differ`),
    ...Object.keys(troubles)
      .filter((kind) => FAULT.test(kind))
      .map((kind) => `a buyer was answered ${kind}`),
    ...(output.includes('"request failed"') ? ["a server could not answer a request"] : []),
  ];
}
