import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";

let app: ComposedApp;
let server: { port: number; close(): Promise<void> };
beforeAll(async () => {
  app = await makeComposedApp();
  server = await app.listen();
}, 120_000);
afterAll(async () => {
  await server.close();
  await app.close();
});

/** Sends bytes as they are, as no client library would, and reads until the server hangs up. */
async function raw(text: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (answer += chunk));
  socket.write(Buffer.from(text, "latin1"));
  await once(socket, "close");
  return answer;
}

const get = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const withHost = (host: string) =>
  raw(`GET /public/tenants/current HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe("Bytes on a socket", () => {
  it.each(["", "a b", "[", "localhost:99999", "localhost@evil", "x/../localhost"])(
    "with the malformed host %j get the error shape",
    async (host) => {
      const answer = await withHost(host);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/x-correlation-id: \w{20}/i);
      expect(answer).toContain('"code":"request.malformed"');
    },
  );

  it.each(["evil.example", "demo.localhost.evil.example", "nothere.localhost"])(
    "for the unknown host %s are a 404 and never a brand",
    async (host) => {
      const answer = await withHost(host);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain('"code":"tenant.unknownHost"');
    },
  );

  it.each([
    "/../../etc/passwd",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/..%2f..%2fetc/passwd",
    "//evil.example/x",
    "//",
    "///",
    "//[",
    "//a:b",
    "//?x",
    "//%00",
    "//:99999/",
    "/es//",
    "/es//[",
    "/es///?x",
    "/.//",
    "/es/..//[",
    "/public//[",
    "http://localhost//[",
    "http://[",
    "http://localhost:99999/",
    "?",
    "/vehicles/%00",
    "/vehicles/%",
    "/%ff%fe",
    "/search?page=%",
    "/public/inventory/vehicles/%c0%af",
    "*",
    "/\\evil.example",
  ])("asking for %s read no file and break nothing", async (target) => {
    const answer = await get(target);
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(answer).not.toMatch(/root:|"private"/);
    expect(app.errors).toEqual([]);
  });

  it.each(["/vehicles/%00", "/es/vehicles/%00", "/search?make=%00", "/%00", "/es/%00.data?x=%00"])(
    "asking for the page %s get the page of nothing instead of JSON",
    async (target) => {
      const answer = await get(target);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain("<!doctype html>");
      expect(answer).not.toContain('"code"');
      expect(await get("/public/inventory/vehicles/%00")).toContain('"code":"url.nulCharacter"');
    },
  );

  it("may ask with any target, and the process lives on", { timeout: 60_000 }, async () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "/es",
      "[",
      "]",
      ":",
      "@",
      "%",
      "%00",
      "%2f",
      "?",
      "#",
      "..",
      "\\",
      "a",
    );
    const target = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
      fc.uint8Array({ minLength: 1, maxLength: 24 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
    );
    await fc.assert(
      fc.asyncProperty(target, async (text) => {
        const answer = await get(text).catch(() => "");
        // Node itself hangs up on, or answers, what is no request line.
        expect(answer).toMatch(/^$|^HTTP\/1\.1 [234]\d\d /);
        expect(await get("/health")).toMatch(/^HTTP\/1\.1 200 /);
        expect(app.errors).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(["/health", "/ready"])("of a probe without a Host ask %s and are answered", async (path) => {
    expect(await raw(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw("GET /search HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(["Authorization: Bearer ", "X-Id-Token: ", "X-Order-Capability: ", "Cookie: fc_refresh="])(
    "with an endless %s are refused and cost nobody anything",
    async (header) => {
      const ask = (length: number) =>
        raw(
          `GET /api/profile HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}${"a".repeat(length)}\r\n\r\n`,
        );
      expect(await ask(12_000)).toMatch(/^HTTP\/1\.1 401 /);
      // The server hangs up while the rest of the megabyte is still on its way, so its answer may get lost.
      expect(await ask(1_000_000).catch(() => "")).toMatch(/^$|^HTTP\/1\.1 431 /);
      expect(await get("/health")).toMatch(/^HTTP\/1\.1 200 /);
      expect(app.errors).toEqual([]);
    },
  );

  it("that end in the middle of a body are no error of the product", async () => {
    const socket = connect(server.port, "127.0.0.1");
    const head = "POST /public/identity/sign-in HTTP/1.1\r\nHost: localhost\r\n";
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"em`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    expect(await get("/health")).toMatch(/^HTTP\/1\.1 200 /);
    expect(app.errors).toEqual([]);
  });

  it.each([
    ["POST /public/identity/sign-in", "application/json"],
    ["POST /public/leads/contact", "application/json"],
    ["POST /public/identity/providers/apple/callback", "application/x-www-form-urlencoded"],
    ["POST /oauth2/token", "application/x-www-form-urlencoded"],
    ["POST /webhooks/dealer", "application/json"],
    ["POST /sandbox/gateway/identity/google/token", "application/x-www-form-urlencoded"],
    ["POST /sandbox/gateway/fields", "application/x-www-form-urlencoded"],
    ["POST /sandbox/gateway/tokens", "application/json"],
    ["POST /vehicles/1HGCM82633A004352/contact", "application/x-www-form-urlencoded"],
  ])("that never end are refused by %s soon after the limit", async (line, type) => {
    const socket = connect(server.port, "127.0.0.1");
    const head = `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
    socket.write(`${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`);
    const piece = `10000\r\n${" ".repeat(0x10000)}\r\n`;
    let answer = "";
    let isOver = false;
    let sent = 0;
    socket.setEncoding("latin1").on("data", (chunk: string) => (answer += chunk));
    socket.on("error", () => (isOver = true)).on("close", () => (isOver = true));
    // 32 MB: a reader without a limit would wait for the end, which never comes.
    for (; answer === "" && !isOver && sent < 512; sent += 1) {
      if (!socket.write(piece)) await once(socket, "drain").catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => isOver || answer !== "", { timeout: 5_000 }).toBe(true);
    // The server hangs up while pieces are still on their way, so its answer may get lost.
    expect(answer).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    expect(sent).toBeLessThan(512);
    socket.destroy();
    expect(app.errors).toEqual([]);
  });

  it.each([
    ["POST /public/identity/sign-in", "application/json"],
    ["POST /oauth2/token", "application/x-www-form-urlencoded"],
    ["POST /webhooks/dealer", "application/json"],
    ["POST /sandbox/gateway/fields", "application/x-www-form-urlencoded"],
  ])("that say they are larger than %s takes are answered 413 before they are sent", async (line, type) => {
    const head = `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
    const answer = await raw(`${head}Content-Type: ${type}\r\nContent-Length: 400000000\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"body.tooLarge"');
  });

  it("keep a valid correlation id of the caller and replace any other", async () => {
    const ask = (id: string) =>
      raw(`GET /health HTTP/1.1\r\nHost: localhost\r\nX-Correlation-Id: ${id}\r\nConnection: close\r\n\r\n`);
    expect(await ask("mine-12345678")).toMatch(/x-correlation-id: mine-12345678\r\n/i);
    for (const wrong of ["short", "<script>alert(1)", "\xff".repeat(12), "a".repeat(65)])
      expect(await ask(wrong)).toMatch(/x-correlation-id: [0-9A-Z]{20}\r\n/i);
  });
});
