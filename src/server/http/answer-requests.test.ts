import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { answerRequests, type RequestDoor } from "./answer-requests.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(door: Partial<RequestDoor>): Promise<{ address: string; logged: unknown[] }> {
  const logged: unknown[] = [];
  const log = { ...silentLog, error: (_: string, details: unknown) => void logged.push(details) };
  const parts = { trustedProxies: 0, cached: () => undefined, middleware: () => undefined };
  server = createServer(answerRequests({ ...parts, log, listener: () => undefined, ...door }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, logged };
}

const broken = (): never => {
  throw new RangeError("secret text");
};

test("a proxy that is not trusted is named once in the log", async () => {
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (_: string, details: unknown) => void warned.push(details) };
  const listener = (_: unknown, outgoing: { end(): unknown }) => void outgoing.end();
  const { address } = await listen({ listener, log });
  await fetch(address);
  expect(warned).toEqual([]);
  for (let time = 0; time < 3; time += 1)
    await fetch(address, { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(warned).toEqual([{ code: "proxy.untrusted" }]);
  server?.close();
  const trusting = await listen({ listener, log, trustedProxies: 1 });
  await fetch(trusting.address, { headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(warned).toHaveLength(1);
});

describe("the last try around a request", () => {
  test.each([
    ["the stored answers", { cached: broken }],
    ["the application at once", { listener: broken }],
    ["the application later", { listener: () => Promise.reject(new RangeError("secret text")) }],
    ["the bundler's middleware", { middleware: () => broken }],
    [
      "the application behind the middleware",
      { middleware: () => (_in: unknown, _out: unknown, next: () => void) => next(), listener: broken },
    ],
  ])("answers 500 and logs when %s fail", async (_, door) => {
    const { address, logged } = await listen(door);
    const answer = await fetch(address);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: "unexpected" });
    expect(logged).toEqual([expect.objectContaining({ code: "unexpected", error: "RangeError" })]);
    expect(JSON.stringify(logged)).not.toContain("secret text");
    expect((await fetch(address)).status).toBe(500);
  });

  test("calls an address that nobody can read the caller's mistake", async () => {
    const { address, logged } = await listen({ listener: () => void new URL("//", "http://any") });
    const answer = await fetch(address);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "request.malformed" });
    expect(logged).toEqual([]);
  });

  test("hangs up on an answer that fails when it has begun", async () => {
    const { address } = await listen({
      listener: (_incoming, outgoing) => {
        outgoing.writeHead(200, { "content-length": "10" });
        outgoing.write("half");
        broken();
      },
    });
    await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow();
    await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow();
  });
});
