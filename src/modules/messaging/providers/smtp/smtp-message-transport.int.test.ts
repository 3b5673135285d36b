import { createServer, type AddressInfo, type Socket } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { messageTransportContract, type CarrierMood } from "#tests/contracts/message-transport.contract.ts";
import { parseSmtpUrl } from "#platform/server/config/smtp-address.ts";
import { TEST_CERTIFICATE } from "#tests/support/smtp-certificate-data.ts";
import {
  headersOf,
  startTestMailServer,
  type TestMailServer,
  type TestMailServerInput,
} from "#tests/support/test-mail-server.ts";
import { anyLetter } from "#tests/support/any-letter.ts";
import type { OutgoingMessage } from "../message-transport.ts";
import { createSmtpMessageTransport } from "./smtp-message-transport.ts";

const MESSAGE: OutgoingMessage = {
  id: "msg_01TEST",
  channel: "email",
  to: "ann@example.com",
  subject: "Hello from Sunny Cars",
  text: "Hi Ann,\n\nyour car is ready.",
  html: "<p>Hi Ann</p>",
  sender: { name: "Sunny Cars", mailFrom: undefined, replyTo: "help@sunny.example.com", smsFrom: undefined },
  writtenAt: new Date("2026-11-21T10:00:00Z"),
};
/** A busy machine must not look like a silent server. */
const PATIENT = { idle: 10_000, whole: 20_000 };
const HASTY = { idle: 400, whole: 900 };

describe("Mail by SMTP", () => {
  let server: TestMailServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  const start = async (input: TestMailServerInput = {}) => (server = await startTestMailServer(input));
  const transportTo = (
    address: string,
    { ca, timeouts = PATIENT }: { ca?: string; timeouts?: typeof PATIENT } = {},
  ) =>
    createSmtpMessageTransport({
      server: parseSmtpUrl(address)!,
      from: "no-reply@mail.example.com",
      timeouts,
      ...(ca !== undefined && { ca }),
    });

  it("arrives with both forms, the retailer's name, and headers that say it was made by a machine", async () => {
    const { port, received } = await start();
    const answer = await transportTo(`smtp://127.0.0.1:${port}`).deliver(MESSAGE);
    expect(answer).toEqual({ kind: "delivered", ref: null });
    const [mail] = received;
    expect(mail).toMatchObject({ from: "no-reply@mail.example.com", to: ["ann@example.com"] });
    expect(headersOf(mail!)).toMatchObject({
      from: ["Sunny Cars <no-reply@mail.example.com>"],
      to: ["ann@example.com"],
      "reply-to": ["help@sunny.example.com"],
      subject: ["Hello from Sunny Cars"],
      date: ["Sat, 21 Nov 2026 10:00:00 +0000"],
      "message-id": ["<msg_01TEST@mail.example.com>"],
      "auto-submitted": ["auto-generated"],
    });
    expect(mail?.raw).toContain("text/plain");
    expect(mail?.raw).toContain("<p>Hi Ann</p>");
  });

  it("keeps its Message-ID and date at every try, so that a second delivery can be recognized", async () => {
    const { port, received } = await start();
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    await transport.deliver(MESSAGE);
    await transport.deliver(MESSAGE);
    const [one, other] = received.map(headersOf);
    expect([one?.["message-id"], one?.["date"]]).toEqual([other?.["message-id"], other?.["date"]]);
  });

  it("says how it is stopped by one click, when it can be", async () => {
    const { port, received } = await start();
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    await transport.deliver({ ...MESSAGE, unsubscribeUrl: "https://sunny.example.com/stop/abc" });
    await transport.deliver({ ...MESSAGE, unsubscribeUrl: "https://sunny.example.com/>\r\nBcc: <all@x" });
    const [one, hostile] = received.map(headersOf);
    expect(one).toMatchObject({
      "list-unsubscribe": ["<https://sunny.example.com/stop/abc>"],
      "list-unsubscribe-post": ["List-Unsubscribe=One-Click"],
    });
    expect(hostile?.["list-unsubscribe"]).toBeUndefined();
  });

  it("comes from the retailer's own address where it has one", async () => {
    const { port, received } = await start();
    const sender = { ...MESSAGE.sender, mailFrom: "cars@sunny.example.com" };
    await transportTo(`smtp://127.0.0.1:${port}`).deliver({ ...MESSAGE, sender });
    expect(received[0]?.from).toBe("cars@sunny.example.com");
    expect(headersOf(received[0]!)["message-id"]).toEqual(["<msg_01TEST@sunny.example.com>"]);
  });

  it("signs in, and waits when the login is refused", async () => {
    const { port, received } = await start({ login: { user: "shop@x", password: "p:w/d" } });
    const good = `smtp://shop%40x:p%3Aw%2Fd@127.0.0.1:${port}`;
    expect(await transportTo(good).deliver(MESSAGE)).toMatchObject({ kind: "delivered" });
    expect(received[0]?.user).toBe("shop@x");
    const bad = `smtp://shop%40x:wrong@127.0.0.1:${port}`;
    expect(await transportTo(bad).deliver(MESSAGE)).toEqual({ kind: "later", code: "smtp-535" });
  });

  it("is encrypted by STARTTLS, and is not sent at all where that is required but fails", async () => {
    const { port, received } = await start({ startTls: true });
    const address = `smtp://localhost:${port}?tls=required`;
    expect(await transportTo(address, { ca: TEST_CERTIFICATE }).deliver(MESSAGE)).toMatchObject({
      kind: "delivered",
    });
    expect(received).toMatchObject([{ isEncrypted: true }]);
    // A certificate that nobody vouches for.
    expect(await transportTo(address).deliver(MESSAGE)).toMatchObject({ kind: "later" });
    expect(received).toHaveLength(1);
  });

  it("is not sent in the clear when the server stops offering STARTTLS", async () => {
    const { port, received } = await start({ startTls: false });
    const answer = await transportTo(`smtp://localhost:${port}?tls=required`).deliver(MESSAGE);
    expect(answer).toMatchObject({ kind: "later" });
    expect(received).toEqual([]);
  });

  it.each([
    [550, "5.1.1 no such user", { kind: "refused", code: "smtp-550" }],
    [552, "5.2.2 mailbox full for good", { kind: "refused", code: "smtp-552" }],
    [450, "4.2.1 try later", { kind: "later", code: "smtp-450" }],
    [421, "4.3.2 closing", { kind: "later", code: "smtp-421" }],
    [530, "5.7.0 sign in first", { kind: "later", code: "smtp-530" }],
  ])("ends for a recipient answered %i only when that is final", async (code, text, outcome) => {
    const { port, received } = await start({ onRecipient: () => ({ code, text }) });
    expect(await transportTo(`smtp://127.0.0.1:${port}`).deliver(MESSAGE)).toEqual(outcome);
    expect(received).toEqual([]);
  });

  it.each([
    [554, { kind: "refused", code: "smtp-554" }],
    [451, { kind: "later", code: "smtp-451" }],
  ])("ends for a text answered %i only when that is final", async (code, outcome) => {
    const { port } = await start({ onMail: () => ({ code, text: "said the server of ann@example.com" }) });
    expect(await transportTo(`smtp://127.0.0.1:${port}`).deliver(MESSAGE)).toEqual(outcome);
  });

  it("waits when nobody listens there", async () => {
    const { port } = await start();
    await server?.close();
    server = undefined;
    const answer = await transportTo(`smtp://127.0.0.1:${port}`).deliver(MESSAGE);
    expect(answer).toMatchObject({ kind: "later", code: expect.stringMatching(/^smtp-[a-z]+$/u) });
  });

  it.each([
    ["says nothing", 0],
    ["says a letter now and then", 150],
  ])("gives up in time on a server that %s", async (_, everyMs) => {
    const silent = createServer((socket) => {
      socket.on("error", () => undefined);
      if (everyMs > 0) {
        const timer = setInterval(() => socket.write("2"), everyMs);
        socket.on("close", () => clearInterval(timer));
      }
    });
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const transport = transportTo(`smtp://127.0.0.1:${port}`, { timeouts: HASTY });
    expect(await transport.deliver(MESSAGE)).toMatchObject({ kind: "later" });
    await new Promise((resolve) => silent.close(resolve));
  });

  it("cannot be given another header by any name or subject", async () => {
    const { port, received } = await start();
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    await transport.deliver(MESSAGE);
    const known = Object.keys(headersOf(received[0]!)).toSorted();
    const evil = fc.tuple(
      fc.string({ unit: anyLetter }),
      fc.constantFrom("\r\n", "\n", "\r", "\r\n\r\n", "\u2028"),
    );
    await fc.assert(
      fc.asyncProperty(evil, async ([noise, cut]) => {
        received.length = 0;
        const text = `${noise}${cut}Bcc: eve@example.com${cut}X-Evil: 1`;
        const sender = { ...MESSAGE.sender, name: text };
        await transport.deliver({ ...MESSAGE, subject: text, sender });
        expect(received).toHaveLength(1);
        expect(received[0]?.to).toEqual(["ann@example.com"]);
        expect(Object.keys(headersOf(received[0]!)).toSorted()).toEqual(known);
      }),
      { numRuns: 15 },
    );
  });
});

/** A server that does nothing but listen. */
async function silentServer(): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on("error", () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const ANSWERS: Partial<Record<CarrierMood, { code: number; text: string }>> = {
  refuses: { code: 550, text: "5.1.1 no such user ann@example.com" },
  busy: { code: 450, text: "4.2.1 try later" },
};

describe("A carrier of mail", () =>
  messageTransportContract({
    message: MESSAGE,
    malformed: [
      "ann@example.com\r\nBcc: eve@example.com",
      "ann@example.com, eve@example.com",
      "Ann <ann@example.com>",
      "ann@example.com>\r\nRCPT TO:<eve@example.com",
      "ann",
      "",
    ],
    async carrier(mood) {
      const received: unknown[] = [];
      const server =
        mood === "silent"
          ? await silentServer()
          : await startTestMailServer({
              onRecipient: () => ANSWERS[mood],
              onMail: (mail) => void received.push(mail),
            });
      if (mood === "gone") await server.close();
      const transport = createSmtpMessageTransport({
        server: parseSmtpUrl(`smtp://127.0.0.1:${server.port}`)!,
        from: "no-reply@mail.example.com",
        timeouts: mood === "silent" ? HASTY : PATIENT,
      });
      const close = () => (mood === "gone" ? Promise.resolve() : server.close());
      return { transport, taken: () => received.length, close };
    },
  }));
