/** What one piece of work was and how long it took. Names and attributes are words of ours, never what people typed. */
export interface FinishedSpan {
  /** 32 and 16 hex digits. */
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970, with fractions. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isFailed: boolean;
}

export type SpanKind = "server" | "client" | "consumer";

/** Where finished spans go. */
export interface Telemetry {
  /** Whether a trace that begins here is kept. */
  isKept(traceId: string): boolean;
  /** Never throws and never waits. */
  record(span: FinishedSpan): void;
  /** Sends what is left. */
  close(): Promise<void>;
}
