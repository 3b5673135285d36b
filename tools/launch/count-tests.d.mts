export interface TestCounts {
  passed: number;
  failed: number;
  /** Browser tests that passed only on their second try; part of `passed`. */
  secondTry?: number;
}
export function vitestCounts(file: string): TestCounts;
export function playwrightCounts(file: string): TestCounts;
