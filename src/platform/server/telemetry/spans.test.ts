import { expect, it } from "vitest";
import { callVendor } from "../vendor-calls/call-vendor.ts";
import { beginTrace, inSpan, isTraced, parseTraceparent, traceparent, untilEnd } from "./spans.ts";
import type { FinishedSpan, Telemetry } from "./telemetry.ts";

function remember(isKept = true): { telemetry: Telemetry; spans: FinishedSpan[] } {
  const spans: FinishedSpan[] = [];
  const telemetry = {
    isKept: () => isKept,
    record: (span: FinishedSpan) => void spans.push(span),
    close: () => Promise.resolve(),
  };
  return { telemetry, spans };
}

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const REQUEST = { name: "GET /", kind: "server" } as const;

it.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, { traceId: TRACE, spanId: "00f067aa0ba902b7", isSampled: true }],
  [`00-${TRACE}-00f067aa0ba902b7-00`, { traceId: TRACE, spanId: "00f067aa0ba902b7", isSampled: false }],
  [`00-${"0".repeat(32)}-00f067aa0ba902b7-01`, undefined],
  [`00-${TRACE}-${"0".repeat(16)}-01`, undefined],
  ["00-short-00f067aa0ba902b7-01", undefined],
  [undefined, undefined],
])("reads the header %s", (header, parent) => expect(parseTraceparent(header)).toEqual(parent));

it("puts what is done below what it is done for, in the trace that began elsewhere", async () => {
  const { telemetry, spans } = remember();
  const parent = parseTraceparent(`00-${TRACE}-00f067aa0ba902b7-01`);
  await beginTrace(telemetry, { ...REQUEST, parent }, (end) =>
    untilEnd(end, () => inSpan({ name: "SELECT vehicle", kind: "client" }, () => Promise.resolve())),
  );
  const [statement, request] = spans;
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: "00f067aa0ba902b7", isFailed: false });
  expect(statement).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId, name: "SELECT vehicle" });
});

it("sends the trace along with calls to vendors and tells a failed one", async () => {
  const { telemetry, spans } = remember();
  const sent: string[] = [];
  const fetcher = (_url: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get("traceparent") ?? "");
    return Promise.resolve(Response.json({}, { status: 500 }));
  };
  const call = {
    name: "canopy.readPull",
    method: "GET",
    url: "https://x.test/who",
    repeatable: false,
  } as const;
  await beginTrace(telemetry, REQUEST, (end) =>
    untilEnd(end, () => callVendor({ fetch: fetcher as typeof fetch }, call)),
  );
  const [vendor] = spans;
  expect(sent).toEqual([`00-${vendor?.traceId}-${vendor?.spanId}-01`]);
  expect(vendor).toMatchObject({
    name: "canopy.readPull",
    isFailed: true,
    attributes: { "http.response.status_code": 500 },
  });
  expect(JSON.stringify(spans)).not.toContain("x.test");
});

it("says that work failed when it threw, and throws what it threw", async () => {
  const { telemetry, spans } = remember();
  const work = () => inSpan({ name: "SELECT job", kind: "client" }, () => Promise.reject(new Error("away")));
  await expect(beginTrace(telemetry, REQUEST, (end) => untilEnd(end, work))).rejects.toThrow("away");
  expect(spans.map(({ isFailed }) => isFailed)).toEqual([true, true]);
});

it("leaves work alone that belongs to no kept trace", async () => {
  const { telemetry, spans } = remember(false);
  for (const nobody of [undefined, telemetry])
    await beginTrace(nobody, REQUEST, (end) =>
      untilEnd(end, () =>
        inSpan({ name: "SELECT job", kind: "client" }, async () =>
          expect([isTraced(), traceparent()]).toEqual([false, undefined]),
        ),
      ),
    );
  expect(spans).toEqual([]);
});
