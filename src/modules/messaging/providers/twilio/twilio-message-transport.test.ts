import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { messageTransportContract, type CarrierMood } from "#tests/contracts/message-transport.contract.ts";
import type { OutgoingMessage } from "../message-transport.ts";
import { createTwilioMessageTransport } from "./twilio-message-transport.ts";

const SID = `AC${"0a".repeat(16)}`;
const MESSAGE: OutgoingMessage = {
  id: "msg_01TEST",
  channel: "sms",
  to: "5122345678",
  subject: "",
  text: "Sunny Cars: your code is 123456 & nothing else",
  html: "",
  sender: { name: "Sunny Cars", mailFrom: undefined, replyTo: "help@x.example.com", smsFrom: undefined },
  writtenAt: new Date("2026-11-21T10:00:00Z"),
};

/** The documented shape of a created message, shortened to the fields that are always there. */
const CREATED = {
  account_sid: SID,
  body: MESSAGE.text,
  direction: "outbound-api",
  error_code: null,
  error_message: null,
  num_segments: "1",
  sid: "SM0123456789abcdef0123456789abcdef",
  status: "queued",
  to: "+15122345678",
};
const refusal = (code: number, status: number) => ({
  status,
  body: {
    code,
    message: "The words of the vendor repeat +15122345678.",
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  },
});

describe("A text message by Twilio", () => {
  let server: Server | undefined;
  const asked: { url: string; authorization: string; form: Record<string, string> }[] = [];

  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
    asked.length = 0;
  });

  async function transportTo(answer: { status: number; body: unknown } | "nothing", from = "+15125550100") {
    server = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += String(chunk);
      const form = Object.fromEntries(new URLSearchParams(text));
      asked.push({
        url: `${request.method} ${request.url}`,
        authorization: request.headers.authorization ?? "",
        form,
      });
      if (answer === "nothing") return;
      const body = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
    });
    await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return createTwilioMessageTransport({
      apiUrl,
      accountSid: SID,
      authToken: "secret-token",
      from,
      timeoutMs: answer === "nothing" ? 100 : 30_000,
    });
  }

  it("is one POST with number, sender and text, signed in by account and token", async () => {
    const transport = await transportTo({ status: 201, body: CREATED });
    expect(await transport.deliver(MESSAGE)).toEqual({ kind: "delivered", ref: CREATED.sid });
    expect(asked).toEqual([
      {
        url: `POST /2010-04-01/Accounts/${SID}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${SID}:secret-token`).toString("base64")}`,
        form: { To: "+15122345678", From: "+15125550100", Body: MESSAGE.text },
      },
    ]);
  });

  it("comes from a messaging service, or from the retailer's own number", async () => {
    const service = `MG${"1b".repeat(16)}`;
    const transport = await transportTo({ status: 201, body: CREATED }, service);
    await transport.deliver(MESSAGE);
    await transport.deliver({ ...MESSAGE, sender: { ...MESSAGE.sender, smsFrom: "5125550177" } });
    expect(asked.map(({ form }) => [form["MessagingServiceSid"], form["From"]])).toEqual([
      [service, undefined],
      [undefined, "+15125550177"],
    ]);
  });

  it.each([
    ["an invalid number", refusal(21_211, 400), { kind: "refused", code: "twilio-21211" }],
    ["somebody who answered STOP", refusal(21_610, 400), { kind: "refused", code: "twilio-21610" }],
    ["a landline", refusal(21_614, 400), { kind: "refused", code: "twilio-21614" }],
    ["too many requests", refusal(20_429, 429), { kind: "later", code: "twilio-20429" }],
    ["a wrong token", refusal(20_003, 401), { kind: "later", code: "twilio-20003" }],
    ["a sender that is not ours", refusal(21_606, 400), { kind: "later", code: "twilio-21606" }],
    ["an unknown account", refusal(20_404, 404), { kind: "later", code: "twilio-20404" }],
    ["a failure of theirs", refusal(20_500, 500), { kind: "later", code: "twilio-20500" }],
    ["a proxy's page", { status: 503, body: "<html>busy</html>" }, { kind: "later", code: "twilio-503" }],
    ["a final code with a server's status", refusal(21_211, 500), { kind: "later", code: "twilio-21211" }],
  ])("ends for %s only when that is final", async (_, answer, outcome) => {
    expect(await (await transportTo(answer)).deliver(MESSAGE)).toEqual(outcome);
  });

  it("counts as delivered also when the answer to it cannot be read", async () => {
    const transport = await transportTo({ status: 201, body: "{" });
    expect(await transport.deliver(MESSAGE)).toEqual({ kind: "delivered", ref: null });
  });

  it("waits when nobody answers in time, or nobody is there", async () => {
    expect(await (await transportTo("nothing")).deliver(MESSAGE)).toEqual({
      kind: "later",
      code: "twilio-timeout",
    });
    const nowhere = { apiUrl: "http://127.0.0.1:1", accountSid: SID, authToken: "t", from: "+15125550100" };
    expect(await createTwilioMessageTransport(nowhere).deliver(MESSAGE)).toEqual({
      kind: "later",
      code: "twilio-unreachable",
    });
  });

  it("does not follow a redirect with the token in hand", async () => {
    const send: typeof fetch = async (_, init) => {
      expect(init?.redirect).toBe("error");
      throw new TypeError("redirected");
    };
    const options = {
      apiUrl: "http://127.0.0.1:1",
      accountSid: SID,
      authToken: "t",
      from: "+15125550100",
      fetch: send,
    };
    expect(await createTwilioMessageTransport(options).deliver(MESSAGE)).toMatchObject({ kind: "later" });
  });
});

const ANSWERS: Readonly<Record<Exclude<CarrierMood, "silent" | "gone">, { status: number; body: unknown }>> =
  {
    takes: { status: 201, body: CREATED },
    refuses: refusal(21_211, 400),
    busy: refusal(20_429, 429),
  };

describe("A carrier of text messages", () =>
  messageTransportContract({
    message: MESSAGE,
    malformed: ["", "123", "+15122345678", "5122345678,5122345679", "1122345678"],
    async carrier(mood) {
      let taken = 0;
      const server = createServer((request, response) => {
        request.resume();
        if (mood === "silent" || mood === "gone") return;
        if (mood === "takes") taken += 1;
        const { status, body } = ANSWERS[mood];
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      const close = async (): Promise<void> => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      };
      if (mood === "gone") await close();
      const transport = createTwilioMessageTransport({
        apiUrl: `http://127.0.0.1:${port}`,
        accountSid: SID,
        authToken: "secret-token",
        from: "+15125550100",
        timeoutMs: mood === "silent" ? 100 : 30_000,
      });
      return { transport, taken: () => taken, close: mood === "gone" ? () => Promise.resolve() : close };
    },
  }));
