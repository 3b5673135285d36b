import type { Log } from "../context/log.ts";
import type { FinishedSpan, SpanKind, Telemetry } from "./telemetry.ts";

/** What OpenTelemetry's own variables say. */
export interface TelemetryConfig {
  /** Where spans are sent, e.g. `http://localhost:4318/v1/traces`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** 0 to 1: the share of traces that begin here and are kept. */
  readonly ratio: number;
}

const EVERY_MS = 5_000;
const MOST_AT_ONCE = 512;
/** While the collector is away, newer spans are dropped above this many. */
const MOST_WAITING = 4_096;
const SEND_MS = 5_000;
const KINDS: Readonly<Record<SpanKind, number>> = { server: 2, client: 3, consumer: 5 };

/** Sends spans to a collector as OTLP over HTTP with JSON. What it does not take is lost, and nobody waits for it. */
export function otlpTelemetry(
  config: TelemetryConfig,
  { log, everyMs = EVERY_MS, send = fetch }: { log: Log; everyMs?: number; send?: typeof fetch },
): Telemetry {
  let waiting: FinishedSpan[] = [];
  let sending: Promise<void> = Promise.resolve();
  let isAway = false;
  const post = async (spans: readonly FinishedSpan[]): Promise<void> => {
    const problem = await problemOf(config, send, spans);
    if (problem !== undefined && !isAway) log.warn("traces were not taken", { error: problem });
    isAway = problem !== undefined;
  };
  const flush = (): Promise<void> => {
    const spans = waiting;
    waiting = [];
    for (let from = 0; from < spans.length; from += MOST_AT_ONCE)
      sending = sending.then(() => post(spans.slice(from, from + MOST_AT_ONCE)));
    return sending;
  };
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    isKept: (traceId) => Number.parseInt(traceId.slice(-8), 16) < config.ratio * 0x1_0000_0000,
    record(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

async function problemOf(
  { url, headers, serviceName }: TelemetryConfig,
  send: typeof fetch,
  spans: readonly FinishedSpan[],
): Promise<string | undefined> {
  const resource = { attributes: attributesOf({ "service.name": serviceName }) };
  const scopeSpans = [{ scope: { name: "forecourt" }, spans: spans.map(asOtlp) }];
  try {
    const answer = await send(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.timeout(SEND_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.name : "unknown";
  }
}

function asOtlp(span: FinishedSpan): object {
  const { traceId, spanId, parentSpanId, name, kind, startMs, endMs, attributes, isFailed } = span;
  return {
    traceId,
    spanId,
    ...(parentSpanId !== undefined && { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanosecondsOf(startMs),
    endTimeUnixNano: nanosecondsOf(endMs),
    attributes: attributesOf(attributes),
    status: isFailed ? { code: 2 } : {},
  };
}

/** As a text, because the number is above what JSON's readers hold exactly. */
function nanosecondsOf(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}

function attributesOf(attributes: FinishedSpan["attributes"]): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));
}
