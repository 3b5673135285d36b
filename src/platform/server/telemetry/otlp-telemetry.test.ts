import { expect, it } from "vitest";
import { telemetryContract } from "#tests/contracts/telemetry.contract.ts";
import type { LogFields } from "../context/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { otlpTelemetry } from "./otlp-telemetry.ts";

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly { name: string; traceId: string }[] }[];
  }[];
}

function open(ratio: number, log = silentLog) {
  const sent: Sent[] = [];
  let isAway = false;
  const send = async (_url: unknown, init?: RequestInit) => {
    if (isAway) throw new TypeError("fetch failed");
    sent.push(JSON.parse(init?.body as string) as Sent);
    return new Response(null, { status: 200 });
  };
  const config = { url: "http://collector.test/v1/traces", headers: {}, serviceName: "shop", ratio };
  return {
    telemetry: otlpTelemetry(config, { log, everyMs: 10, send: send as typeof fetch }),
    arrived: () =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    goAway: () => void (isAway = true),
  };
}

telemetryContract("OTLP over HTTP", async (ratio) => open(ratio));

it("says once that a collector is away, not for every bundle", async () => {
  const lines: string[] = [];
  const log = { ...silentLog, warn: (message: string, _fields?: LogFields) => void lines.push(message) };
  const { telemetry, goAway } = open(1, log);
  goAway();
  const now = Date.now();
  for (let count = 0; count < 2_000; count += 1)
    telemetry.record({
      traceId: "0".repeat(31) + "1",
      spanId: "0".repeat(15) + "1",
      parentSpanId: undefined,
      name: "x",
      kind: "client",
      startMs: now,
      endMs: now,
      attributes: {},
      isFailed: false,
    });
  await telemetry.close();
  expect(lines).toEqual(["traces were not taken"]);
});
