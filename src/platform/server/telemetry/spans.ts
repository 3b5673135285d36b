import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { FinishedSpan, SpanKind, Telemetry } from "./telemetry.ts";

/** The span that encloses what runs now. */
interface Enclosing {
  readonly telemetry: Telemetry;
  readonly traceId: string;
  readonly spanId: string;
}

interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: FinishedSpan["attributes"];
}

/** A trace that began elsewhere, as W3C's header `traceparent` names it. */
interface RemoteParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Ends a span; the attributes are added to those of its start. */
type End = (how?: { readonly attributes?: FinishedSpan["attributes"]; readonly isFailed?: boolean }) => void;

const enclosing = new AsyncLocalStorage<Enclosing>();
const TRACEPARENT = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/u;
const NOBODY = /^0+$/u;

/** What `traceparent` says; undefined when it says nothing sound. */
export function parseTraceparent(text: string | undefined): RemoteParent | undefined {
  const { traceId = "", spanId = "", flags = "" } = TRACEPARENT.exec(text ?? "")?.groups ?? {};
  if (traceId === "" || NOBODY.test(traceId) || NOBODY.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Whether what runs now is part of a kept trace. */
export function isTraced(): boolean {
  return enclosing.getStore() !== undefined;
}

/** The header for a call that is made now; undefined outside of a kept trace. */
export function traceparent(): string | undefined {
  const around = enclosing.getStore();
  return around && `00-${around.traceId}-${around.spanId}-01`;
}

/** Runs work as the first span here of a trace, unless that trace is not kept. The work gets what ends the span. */
export function beginTrace<T>(
  telemetry: Telemetry | undefined,
  start: SpanStart & { readonly parent?: RemoteParent | undefined },
  run: (end: End) => T,
): T {
  if (telemetry === undefined) return run(() => undefined);
  const traceId = start.parent?.traceId ?? randomBytes(16).toString("hex");
  const isKept = start.parent?.isSampled ?? telemetry.isKept(traceId);
  if (!isKept) return run(() => undefined);
  const own = { telemetry, traceId, spanId: randomBytes(8).toString("hex") };
  const end = endOf(own, start, start.parent?.spanId);
  return enclosing.run(own, () => run(end));
}

/** Runs work as a span below the enclosing one; outside of a kept trace it only runs. */
export async function inSpan<T>(start: SpanStart, run: (end: End) => Promise<T>): Promise<T> {
  const around = enclosing.getStore();
  if (around === undefined) return run(() => undefined);
  const own = { ...around, spanId: randomBytes(8).toString("hex") };
  const end = endOf(own, start, around.spanId);
  return enclosing.run(own, () => untilEnd(end, () => run(end)));
}

/** Ends the span when the work does; failed when it throws. */
export async function untilEnd<T>(end: End, run: () => Promise<T>): Promise<T> {
  try {
    const result = await run();
    end();
    return result;
  } catch (error) {
    end({ isFailed: true });
    throw error;
  }
}

function endOf(own: Enclosing, { name, kind, attributes }: SpanStart, parentSpanId: string | undefined): End {
  const startMs = nowMs();
  let isEnded = false;
  return ({ attributes: more, isFailed = false } = {}) => {
    if (isEnded) return;
    isEnded = true;
    const { telemetry, traceId, spanId } = own;
    const all = { ...attributes, ...more };
    telemetry.record({
      traceId,
      spanId,
      parentSpanId,
      name,
      kind,
      startMs,
      endMs: nowMs(),
      attributes: all,
      isFailed,
    });
  };
}

/** Of this machine, not the product's clock, which a demo may move. */
function nowMs(): number {
  return performance.timeOrigin + performance.now();
}
