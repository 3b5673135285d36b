import { UnsafeDatabaseLogin } from "./require-safe-login.ts";

/** Of PostgreSQL: connection exceptions, shutdown and start, no slot left, a server that became read-only. */
const STATES = /^(?:08...|57P0[123]|53300|25006)$/u;
/** Of the system, where they belong to a connection and not to a file. */
const SYSTEM = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH".split(" "),
);
const CALLS = new Set(["connect", "read", "write", "getaddrinfo"]);
/** Of the driver, which gives these no code. */
const DRIVER =
  /^(?:Connection terminated|timeout (?:expired|exceeded)|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/u;

/** Whether an error says that the database cannot be reached now, or not safely, which passes by itself or by an operator. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnsafeDatabaseLogin) return true;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === "string" && STATES.test(code)) return true;
  if (typeof code === "string" && SYSTEM.has(code)) return CALLS.has(String(syscall));
  return DRIVER.test(error.message);
}

const outcomes = new WeakSet<Error>();

/** Marks an error after which nobody knows whether the commit happened: its transaction is not tried again. */
export function withUnknownOutcome(error: unknown): unknown {
  if (error instanceof Error) outcomes.add(error);
  return error;
}

/** Whether a transaction that ended so may be tried again: the connection was lost before its commit was sent. */
export function isLostBeforeCommit(error: unknown): boolean {
  return isDatabaseAway(error) && !outcomes.has(error as Error);
}
