export interface TestCounts {
  passed: number;
  failed: number;
}
export function vitestCounts(file: string): TestCounts;
export function playwrightCounts(file: string): TestCounts;
