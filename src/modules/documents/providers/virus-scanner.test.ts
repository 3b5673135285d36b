import { randomBytes } from "node:crypto";
import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { infected, pieces, virusScannerContract } from "#tests/contracts/virus-scanner.contract.ts";
import { EICAR } from "#tests/support/test-files.ts";
import { clamdScanner, parseClamdAddress } from "./clamd/clamd-scanner.ts";
import { signatureScanner } from "./signatures/signature-scanner.ts";
import type { VirusScanner } from "./virus-scanner.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Speaks as clamd does: `zINSTREAM\0`, pieces behind their lengths, an empty one, one line ended by a zero byte. */
function answerAsClamd(socket: Socket, { limit = Infinity } = {}): void {
  let held = Buffer.alloc(0);
  let isCommanded = false;
  const file: Buffer[] = [];
  let length = 0;
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    if (!isCommanded) {
      if (held.length < 10) return;
      if (held.subarray(0, 10).toString() !== "zINSTREAM\0") {
        socket.end("UNKNOWN COMMAND\0");
        return;
      }
      isCommanded = true;
      held = held.subarray(10);
    }
    while (held.length >= 4) {
      const size = held.readUInt32BE(0);
      if (size === 0) {
        const isFound = Buffer.concat(file).includes(EICAR);
        socket.end(isFound ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
        return;
      }
      if (held.length < 4 + size) return;
      file.push(held.subarray(4, 4 + size));
      held = held.subarray(4 + size);
      length += size;
      if (length <= limit) continue;
      // As clamd does: says so while the sender still sends, and hangs up.
      socket.end("INSTREAM size limit exceeded. ERROR\0");
      return;
    }
  });
}

async function listening(onSocket: (socket: Socket) => void, at: string | number = 0): Promise<Server> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(at as number, resolve));
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return server;
}

async function stub(onSocket: (socket: Socket) => void, timeoutMs = 5_000): Promise<VirusScanner> {
  const { port } = (await listening(onSocket)).address() as AddressInfo;
  return clamdScanner({ address: { host: "127.0.0.1", port }, timeoutMs });
}

describe.each([
  ["embedded", async () => signatureScanner],
  ["clamd", () => stub((socket) => answerAsClamd(socket))],
])("The %s scanner", (_name, make) => virusScannerContract(make));

describe("A scanner that does not say", () => {
  it.each([
    ["hangs", () => undefined],
    ["hangs up", (socket: Socket) => socket.destroy()],
    ["hangs up politely", (socket: Socket) => socket.end()],
    ["has a limit", (socket: Socket) => answerAsClamd(socket, { limit: 1_000_000 })],
    ["is overloaded", (socket: Socket) => socket.end("Can't allocate memory ERROR\0")],
    ["answers nonsense", (socket: Socket) => socket.end("stream: OKAY, MAYBE FOUNDX\0")],
    ["answers without end", (socket: Socket) => socket.end("x".repeat(100_000))],
  ])("is unavailable when it %s", async (_what, behave) => {
    const scanner = await stub(behave, 300);
    expect(await scanner.scan(pieces(randomBytes(4_000_000)))).toMatchObject({ kind: "unavailable" });
  });

  it("is unavailable when nobody is there, and back when it is", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "clamd-"));
    const socketPath = path.join(folder, "clamd.ctl");
    const scanner = clamdScanner({ address: { path: socketPath } });
    expect(await scanner.scan(pieces(infected))).toMatchObject({ kind: "unavailable" });
    await listening((socket) => answerAsClamd(socket), socketPath);
    expect(await scanner.scan(pieces(infected))).toMatchObject({ kind: "infected" });
    open.push(() => rm(folder, { recursive: true, force: true }));
  });
});

describe("Where clamd listens", () => {
  it.each([
    ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ["scanner:3310", { host: "scanner", port: 3310 }],
    ["[::1]:3310", { host: "::1", port: 3310 }],
    ["scanner", undefined],
    ["", undefined],
  ])("%j", (text, address) => expect(parseClamdAddress(text)).toEqual(address));
});
