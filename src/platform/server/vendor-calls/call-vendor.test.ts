import { expect, test } from "vitest";
import type { LogFields } from "../context/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { callVendor, type VendorCall } from "./call-vendor.ts";

const READ: VendorCall = {
  name: "vendor.read",
  method: "GET",
  url: "https://vendor.example/people/ann@example.com",
  headers: { authorization: "Bearer s3cret" },
  repeatable: true,
};

/** A vendor that gives these answers one after another, and what it was asked. */
function vendorOf(...answers: readonly (Error | (() => Response))[]) {
  const asked: RequestInit[] = [];
  const pauses: number[] = [];
  const lines: LogFields[] = [];
  const caller = {
    fetch: ((_url: string, init: RequestInit) => {
      const answer = answers[Math.min(asked.push(init), answers.length) - 1];
      return typeof answer === "function" ? Promise.resolve(answer()) : Promise.reject(answer!);
    }) as typeof fetch,
    pause: (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds)),
    log: { ...silentLog, warn: (_message: string, fields?: LogFields) => void lines.push(fields ?? {}) },
  };
  return {
    asked,
    pauses,
    lines,
    call: (call: Partial<VendorCall> = {}) => callVendor(caller, { ...READ, ...call }),
  };
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });
const busy = (headers: Record<string, string> = {}) => json({}, 503, headers);

test("a read is tried three times, with pauses that grow", async () => {
  const vendor = vendorOf(busy(), new TypeError("fetch failed"), json({ is: "there" }));
  expect(await vendor.call()).toEqual({ kind: "answer", status: 200, body: { is: "there" } });
  expect(vendor.pauses).toEqual([200, 800]);
  const down = vendorOf(busy());
  expect(await down.call()).toMatchObject({ status: 503 });
  expect(down.asked).toHaveLength(3);
});

test("a write without a key is sent once", async () => {
  const vendor = vendorOf(new TypeError("fetch failed"));
  const answer = await vendor.call({ method: "POST", body: { a: 1 }, repeatable: false });
  expect(answer).toEqual({ kind: "silence", problem: "unreachable" });
  expect(vendor.asked).toHaveLength(1);
});

test("the vendor's wait is kept, unless it is longer than somebody waits for a page", async () => {
  const patient = vendorOf(busy({ "retry-after": "2" }), json({}));
  await patient.call();
  expect(patient.pauses).toEqual([2_000]);
  const late = vendorOf(busy({ "retry-after": "6" }), json({}));
  expect(await late.call()).toMatchObject({ status: 503 });
  expect(late.pauses).toEqual([]);
});

test("no further try begins after the deadline", async () => {
  const vendor = vendorOf(busy());
  await vendor.call({ deadlineMs: 100 });
  expect(vendor.asked).toHaveLength(1);
});

test("the caller says which answers mean that it should ask again", async () => {
  const conflict = [json({}, 409), json({ ok: 1 })];
  expect(await vendorOf(...conflict).call()).toMatchObject({ status: 409 });
  expect(await vendorOf(...conflict).call({ busy: new Set([409]) })).toMatchObject({ status: 200 });
});

test("the log names the call and the code, never the address, a key or the vendor's words", async () => {
  const vendor = vendorOf(json({ error: "ann@example.com is unknown" }, 503));
  await vendor.call();
  expect(vendor.lines[0]).toEqual({ kind: "vendor.read", code: "503" });
});

test("an answer that is longer than allowed is dropped, and not asked for again", async () => {
  const vendor = vendorOf(json("x".repeat(2_000)));
  expect(await vendor.call({ mostBytes: 1_000 })).toEqual({ kind: "silence", problem: "too-large" });
  expect(vendor.asked).toHaveLength(1);
});

test("bytes are given as they are, and what is no JSON as nothing", async () => {
  const page = () => new Response("<html>busy</html>");
  expect(await vendorOf(page).call()).toMatchObject({ body: undefined });
  expect(await vendorOf(page).call({ reads: "bytes" })).toMatchObject({
    body: Buffer.from("<html>busy</html>"),
  });
});

test.each([
  ["a form", new URLSearchParams({ a: "1" }), undefined],
  ["an object", { a: 1 }, "application/json"],
  ["nothing", undefined, undefined],
])("%s is sent with its own type", async (_name, body, type) => {
  const vendor = vendorOf(json({}));
  await vendor.call({ method: "POST", body });
  const headers = vendor.asked[0]?.headers as Record<string, string>;
  expect(headers["content-type"]).toBe(type);
  expect(vendor.asked[0]?.redirect).toBe("error");
});
