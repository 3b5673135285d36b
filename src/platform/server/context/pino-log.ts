import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";
import type { Log, LogFields } from "./log.ts";

/** Mirrors LogFields; `satisfies` makes the compiler refuse a name that is missing or unknown here. */
const ALLOWED = {
  code: true,
  method: true,
  route: true,
  status: true,
  durationMs: true,
  correlationId: true,
  tenantId: true,
  orderNumber: true,
  vehicleId: true,
  jobId: true,
  kind: true,
  count: true,
  version: true,
  attempt: true,
  port: true,
  file: true,
  error: true,
  stack: true,
  outcome: true,
  accountHash: true,
  subjectHash: true,
  addressHash: true,
  network: true,
} satisfies Record<keyof LogFields, true>;
const MAX_TEXT = 4000;

type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/**
 * Structured log, one JSON object a line. Only the fields of LogFields pass, also when a caller gets
 * round the types, so that a spread request or account cannot reach the log.
 */
export function pinoLog(input: { level: LogLevel; destination?: DestinationStream }): Log {
  const options = {
    level: input.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: "message",
  };
  return wrap(input.destination ? pino(options, input.destination) : pino(options));
}

function wrap(logger: Logger): Log {
  return {
    debug: (message, fields) => logger.debug(allowed(fields), message),
    info: (message, fields) => logger.info(allowed(fields), message),
    warn: (message, fields) => logger.warn(allowed(fields), message),
    error: (message, fields) => logger.error(allowed(fields), message),
    child: (fields) => wrap(logger.child(allowed(fields))),
  };
}

function allowed(fields: LogFields | undefined): Record<string, string | number> {
  const kept: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (!Object.hasOwn(ALLOWED, name)) continue;
    if (typeof value === "number") kept[name] = value;
    else if (typeof value === "string") kept[name] = value.slice(0, MAX_TEXT);
  }
  return kept;
}
