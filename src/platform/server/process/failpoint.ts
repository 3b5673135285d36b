import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Where a process can be made to die (decision 0151), all within one call of the product:
 * `received` before the use case, `before-commit` and `after-commit` around each of its transactions,
 * `answered` before its answer leaves.
 */
export const FAILPOINTS = ["received", "before-commit", "after-commit", "answered"] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** `after-commit 2 POST /api/…`: the second such point within a call of that endpoint. */
export interface ArmedFailpoint {
  readonly point: Failpoint;
  readonly count: number;
  /** Method and path as the endpoint declares them. */
  readonly call: string;
}

/** Reads the form above; undefined when it is none. */
export function parseFailpoint(text: string): ArmedFailpoint | undefined {
  const [, point, count, call] = /^(\S+) ([1-9]\d?) ((?:GET|POST|PUT|PATCH|DELETE) \/\S+)$/u.exec(text) ?? [];
  const known = FAILPOINTS.find((name) => name === point);
  return known && call !== undefined ? { point: known, count: Number(count), call } : undefined;
}

let armed: ArmedFailpoint | undefined;
const running = new AsyncLocalStorage<{ passed: number }>();

/** Once, at the start of the process; the configuration refuses it in production. */
export function armFailpoint(failpoint: ArmedFailpoint | undefined): void {
  armed = failpoint;
}

/** Marks everything that happens on behalf of one call. */
export function withinCall<T>(call: string, run: () => Promise<T>): Promise<T> {
  return armed?.call === call ? running.run({ passed: 0 }, run) : run();
}

/** Ends the process as a power cut does, when this is the armed point of the armed call. */
export function failpoint(point: Failpoint): void {
  if (armed?.point !== point) return;
  const call = running.getStore();
  if (call === undefined) return;
  call.passed += 1;
  if (call.passed === armed.count) process.kill(process.pid, "SIGKILL");
}
