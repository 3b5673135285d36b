import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FinishedSpan, Telemetry } from "#platform/server/telemetry/telemetry.ts";

export interface TelemetryUnderTest {
  readonly telemetry: Telemetry;
  /** Names and traces of the spans that arrived where they are sent, in any order. */
  arrived(): readonly { readonly name: string; readonly traceId: string }[];
  /** Whoever takes spans answers nothing any more. */
  goAway(): void;
}

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

function spanOf(name: string, change: Partial<FinishedSpan> = {}): FinishedSpan {
  const now = Date.now();
  return {
    traceId: TRACE,
    spanId: "00f067aa0ba902b7",
    parentSpanId: undefined,
    name,
    kind: "server",
    startMs: now - 5.25,
    endMs: now,
    attributes: { "http.request.method": "GET", count: 3 },
    isFailed: false,
    ...change,
  };
}

/**
 * What everything that takes spans must do.
 * @param open one that keeps this share of the traces
 */
export function telemetryContract(name: string, open: (ratio: number) => Promise<TelemetryUnderTest>): void {
  describe(`telemetry: ${name}`, () => {
    let opened: TelemetryUnderTest;
    beforeEach(async () => {
      opened = await open(1);
    });
    afterEach(() => opened.telemetry.close());

    it("has brought each span once when it is closed, whatever happened to it", async () => {
      const names = Array.from({ length: 1_000 }, (_, at) => `span ${at}`);
      for (const one of names) opened.telemetry.record(spanOf(one, { isFailed: one.endsWith("7") }));
      await opened.telemetry.close();
      const arrived = opened.arrived();
      expect(arrived.map((span) => span.name).toSorted()).toEqual(names.toSorted());
      expect(new Set(arrived.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    });

    it("neither throws nor waits while nobody takes anything", async () => {
      opened.goAway();
      const began = performance.now();
      for (let count = 0; count < 10_000; count += 1) opened.telemetry.record(spanOf("lost"));
      expect(performance.now() - began).toBeLessThan(1_000);
      await opened.telemetry.close();
    });

    it("keeps the share of traces that it was told, and decides about a trace the same way everywhere", async () => {
      const ids = Array.from({ length: 2_000 }, (_, at) =>
        ((BigInt(at + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n) & ((1n << 128n) - 1n))
          .toString(16)
          .padStart(32, "0"),
      );
      const keptBy = ({ telemetry }: TelemetryUnderTest) => ids.filter((id) => telemetry.isKept(id));
      const [none, some, again, all] = [await open(0), await open(0.25), await open(0.25), opened];
      expect(keptBy(none)).toEqual([]);
      expect(keptBy(all)).toEqual(ids);
      expect(keptBy(some).length / ids.length).toBeCloseTo(0.25, 1);
      expect(keptBy(again)).toEqual(keptBy(some));
      for (const one of [none, some, again]) await one.telemetry.close();
    });
  });
}
