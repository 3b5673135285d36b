import type { TestCounts } from "./count-tests.mjs";

export function settle(outcome: { code: number; counts?: TestCounts }): TestCounts;
export function runGate(node: string, names: readonly string[]): Promise<number>;
