import { createECDH, randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deliverMessage } from "#modules/messaging/server/deliver-message.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { authenticate } from "#modules/sessions/server/authenticate.ts";
import { signOut } from "#modules/sessions/server/sign-out.ts";
import { signOutEverywhere } from "#modules/sessions/server/sign-out-everywhere.ts";
import { createTestAccount, signInTestAccount } from "#modules/sign-in/server/create-test-account.ts";
import { type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { pushConsent } from "../domain/push-consent.ts";
import type { PushRequest } from "../providers/push-service.ts";
import { pushServices } from "../providers/push-services.ts";
import { blockSandboxBrowser, makeSandboxBrowser, readSandboxBrowser } from "./sandbox-browsers.ts";
import { decryptMessage } from "./internal/message-encryption.ts";
import { isProofOf } from "./internal/sender-proof.ts";
import { listPushBrowsers } from "./list-push-browsers.ts";
import { pushCarrier } from "./push-carrier.ts";
import { queuePrepared } from "#modules/messaging/server/queue-message.ts";
import { browserMessages, wantingBrowsers } from "./browser-messages.ts";
import { turnPushOff } from "./turn-push-off.ts";
import { turnPushOn } from "./turn-push-on.ts";

const ANN = "ann@example.com";
const BOB = "bob@example.com";
const consentVersion = pushConsent.version;

let world: IdentityWorld;
let ann: IdentityWorld["ctx"];

beforeEach(async () => {
  world = await makeIdentityWorld();
  for (const email of [ANN, BOB])
    await createTestAccount(world.ctx, {
      email,
      password: "Harbor!Lights-42",
      firstName: "A",
      lastName: "B",
    });
  ann = await signedIn(ANN);
});
afterEach(() => world.close());

async function signedIn(email: string): Promise<IdentityWorld["ctx"]> {
  const { accessToken } = await signInTestAccount(world.ctx, { email });
  const headers = new Headers({ authorization: `Bearer ${accessToken}` });
  const userAgent = "Mozilla/5.0 (iPhone) Safari/605";
  const caller = { address: "192.0.2.7", userAgent, origin: "https://cars.example" };
  return { ...world.ctx, actor: await authenticate(world.ctx, headers), caller };
}

const accountOf = ({ actor }: IdentityWorld["ctx"]): string =>
  actor.kind === "account" ? actor.accountId : "nobody";

/** A browser with a key pair of its own at a service that is not the sandbox's. */
function realBrowser(endpoint = "https://push.example.com/send/abc") {
  const pair = createECDH("prime256v1");
  const keys = { p256dh: pair.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const own = { privateKey: pair.getPrivateKey("base64url"), auth: keys.auth };
  return {
    target: { endpoint, keys },
    open: (body: Buffer): unknown => JSON.parse(decryptMessage(body, own)),
  };
}

/** A browser whose key is a point of the curve, but not written as browsers write it (RFC 8291, 3.1). */
function ofPoint(form: "compressed" | "hybrid") {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const { target } = realBrowser();
  const keys = { ...target.keys, p256dh: pair.getPublicKey("base64url", form) };
  return { ...target, keys, consentVersion };
}

const NEWS = { title: "Your papers are ready", body: "Sign them today.", path: "/progress/FC1", tag: "FC1" };

const tell = (ctx = ann, words: Partial<typeof NEWS> = {}) =>
  world.ctx.db.transaction(async (trx) => {
    const browsers = await wantingBrowsers(trx, world.ctx, accountOf(ctx));
    const news = { ...NEWS, ...words, email: ANN, template: "test.push" };
    await queuePrepared(trx, world.ctx, browserMessages(world.ctx, browsers, news));
  });

/** Carries out everything that waits, over a service that answers so. */
async function deliver(
  answer: (request: PushRequest) => number | Promise<number> = () => 201,
): Promise<void> {
  const messageTransports = { of: () => expect.fail("no mail was written"), sandboxed: () => [] };
  const carrier = pushCarrier(pushServices({ send: async (request) => answer(request) }));
  const { rows } = await world.database.owner.query<{ id: string }>(
    "select id from message_outbox where delivered_at is null and failed_at is null order by id",
  );
  const context = { ...world.ctx, messageTransports, pushCarrier: carrier };
  for (const { id } of rows) await deliverMessage(context, { messageId: id, channel: "push" });
}

const ends = async () =>
  (await listSandboxMessages(world.ctx, { to: ANN })).map(({ state, problem }) => [state, problem]);

const consents = async () =>
  (
    await world.database.owner.query(
      "select granted, text_version from account_consent where kind = 'order-push' order by seq",
    )
  ).rows;

async function refusal(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "accepted",
    (error: { details: { code: string } }) => error.details.code,
  );
}

describe("Order updates on a browser", () => {
  test("arrive sealed for it, signed with the retailer's key, and are found beside the mails", async () => {
    const browser = realBrowser();
    await turnPushOn(ann, { ...browser.target, consentVersion });
    await tell();
    const sent: PushRequest[] = [];
    await deliver((request) => {
      sent.push(request);
      return 201;
    });
    expect(sent.map(({ body }) => browser.open(body))).toEqual([NEWS]);
    const [{ headers, endpoint }] = sent as [PushRequest];
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    const { publicKey, browsers } = await listPushBrowsers(ann);
    const now = world.clock.now();
    expect(await isProofOf(headers["authorization"] ?? "", { endpoint, publicKey, now })).toBe(true);
    expect(browsers).toMatchObject([{ device: "Safari on iPhone", current: true }]);
    expect(await listSandboxMessages(world.ctx, { to: ANN })).toMatchObject([
      { channel: "push", subject: NEWS.title, text: NEWS.body, state: "delivered" },
    ]);
  });

  test("reach the stand-in of the sandbox, which opens them as a browser does", async () => {
    const target = await makeSandboxBrowser(ann);
    const id = target.endpoint.split("/").at(-1) ?? "";
    await turnPushOn(ann, { ...target, consentVersion });
    await tell();
    await deliver(() => expect.fail("nothing for the stand-in leaves the product"));
    expect(await readSandboxBrowser(ann, { id })).toEqual([NEWS]);
    expect(await readSandboxBrowser(world.otherTenantCtx, { id })).toEqual([]);

    await blockSandboxBrowser(ann, { id });
    await tell();
    await deliver();
    expect((await ends())[0]).toEqual(["failed", "push-410"]);
    expect((await listPushBrowsers(ann)).browsers).toEqual([]);
  });

  test("stop at once when they are turned off, also those on their way", async () => {
    const { id } = await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    await tell();
    await turnPushOff(ann, { id });
    await deliver(() => expect.fail("sent after it was turned off"));
    expect(await ends()).toEqual([["failed", "push-off"]]);
    await tell();
    expect(await ends()).toHaveLength(1);
    expect(await consents()).toEqual([
      { granted: true, text_version: consentVersion },
      { granted: false, text_version: consentVersion },
    ]);
    expect(await refusal(turnPushOff(ann, { id }))).toBe("push.notFound");
  });

  test("stop with the session that asked for them", async () => {
    await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    await tell();
    await signOutEverywhere(ann, { scope: "everywhere" });
    await deliver(() => expect.fail("sent to a browser where nobody is signed in"));
    expect(await ends()).toEqual([["failed", "push-off"]]);
    expect((await world.database.owner.query("select 1 from push_subscription")).rowCount).toBe(0);
  });

  test.each([404, 410])("end where the service answers %i", async (status) => {
    await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    await tell();
    await deliver(() => status);
    expect(await ends()).toEqual([["failed", `push-${status}`]]);
    expect((await listPushBrowsers(ann)).browsers).toEqual([]);
  });

  test.each([
    ["is busy", () => 429, "push-429"],
    ["fails", () => 503, "push-503"],
    ["is not there", () => Promise.reject(new Error("no connection")), "push-unreachable"],
  ])("are tried again where the service %s", async (_how, answer, problem) => {
    await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    await tell();
    await expect(deliver(answer)).rejects.toThrow(problem);
    expect(await ends()).toEqual([["retrying", problem]]);
    await deliver();
    expect(await ends()).toEqual([["delivered", null]]);
  });

  test("are given up where the service refuses the message, and the browser stays", async () => {
    await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    await tell();
    await deliver(() => 400);
    expect(await ends()).toEqual([["failed", "push-400"]]);
    expect((await listPushBrowsers(ann)).browsers).toHaveLength(1);
  });

  test("belong to who turned them on last on a browser that two people share", async () => {
    const { target } = realBrowser();
    await turnPushOn(ann, { ...target, consentVersion });
    const bob = await signedIn(BOB);
    await turnPushOn(bob, { ...target, consentVersion });
    expect((await listPushBrowsers(ann)).browsers).toEqual([]);
    await tell(ann);
    expect(await ends()).toEqual([]);
    expect((await listPushBrowsers(bob)).browsers).toHaveLength(1);
  });

  test("nobody turns off those of somebody else", async () => {
    const { id } = await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    expect(await refusal(turnPushOff(await signedIn(BOB), { id }))).toBe("push.notFound");
    expect((await listPushBrowsers(ann)).browsers).toHaveLength(1);
  });

  test.each([
    ["an address of an own network", { ...realBrowser("https://10.0.0.5/send").target, consentVersion }],
    ["an address without encryption", { ...realBrowser("http://push.example.com/x").target, consentVersion }],
    [
      "keys that are none",
      { endpoint: "https://push.example.com/x", keys: { p256dh: "AAAA", auth: "AAAA" }, consentVersion },
    ],
    ["a point of the curve in its short form", ofPoint("compressed")],
    ["a point of the curve in its mixed form", ofPoint("hybrid")],
  ])("are refused for %s", async (_what, input) => {
    expect(await refusal(turnPushOn(ann, input))).toBe("push.addressRefused");
    expect(await consents()).toEqual([]);
  });

  test("are refused under words that were not on the page", async () => {
    const input = { ...realBrowser().target, consentVersion: "2020-01-01" };
    expect(await refusal(turnPushOn(ann, input))).toBe("push.consentTextChanged");
  });

  test("go to ten browsers of an account, and the oldest makes room", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 11; at += 1) {
      world.clock.advance({ seconds: 1 });
      const { target } = realBrowser(`https://push.example.com/send/${at}`);
      ids.push((await turnPushOn(await signedIn(ANN), { ...target, consentVersion })).id);
    }
    const { browsers } = await listPushBrowsers(ann);
    expect(browsers.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
  });

  test("go on to a browser while another one signs in and out all the time", async () => {
    const { id } = await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    for (let at = 0; at < 10; at += 1) {
      world.clock.advance({ seconds: 1 });
      const again = await signedIn(ANN);
      const { target } = realBrowser(`https://push.example.com/send/${at}`);
      await turnPushOn(again, { ...target, consentVersion });
      await signOut(again, { refreshToken: undefined });
    }
    expect((await listPushBrowsers(ann)).browsers.map((one) => one.id)).toEqual([id]);
    await tell();
    const reached: string[] = [];
    await deliver(({ endpoint }) => {
      reached.push(endpoint);
      return 201;
    });
    expect(reached).toEqual(["https://push.example.com/send/abc"]);
  });

  test("have one address for each browser: what a second tab got from the push service takes its place", async () => {
    await turnPushOn(ann, { ...realBrowser("https://push.example.com/send/1").target, consentVersion });
    const second = realBrowser("https://push.example.com/send/2").target;
    const { id } = await turnPushOn(ann, { ...second, consentVersion });
    expect((await listPushBrowsers(ann)).browsers).toMatchObject([{ id, current: true }]);
  });

  test("belong to one of two people who turn them on at the same moment", async () => {
    const { target } = realBrowser();
    const people = [ann, await signedIn(BOB)];
    for (let round = 0; round < 5; round += 1) {
      const asked = people.map((ctx) => turnPushOn(ctx, { ...target, consentVersion }));
      expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
        "fulfilled",
        "fulfilled",
      ]);
      const lists = await Promise.all(people.map((ctx) => listPushBrowsers(ctx)));
      expect(lists.flatMap(({ browsers }) => browsers)).toHaveLength(1);
    }
  });

  test("are shortened where a retailer's words are longer than push services take", async () => {
    const browser = realBrowser();
    await turnPushOn(ann, { ...browser.target, consentVersion });
    await tell(ann, { title: "\u{1F697}".repeat(3_000), body: "\n".repeat(9_000) });
    const shown: unknown[] = [];
    await deliver(({ body }) => {
      expect(body.length).toBeLessThanOrEqual(4_096);
      shown.push(browser.open(body));
      return 201;
    });
    expect(shown).toEqual([{ ...NEWS, title: `${"\u{1F697}".repeat(99)}…`, body: `${"\n".repeat(499)}…` }]);
  });

  test("wait at a push service no longer than they are worth something", async () => {
    await turnPushOn(ann, { ...realBrowser().target, consentVersion });
    await tell();
    world.clock.advance({ seconds: 86_000 });
    const kept: unknown[] = [];
    await deliver(({ headers }) => {
      kept.push(headers["ttl"]);
      return 201;
    });
    expect(kept).toEqual(["400"]);
  });

  test("are turned on thirty times in an hour and no more, so that nobody fills the database with consents", async () => {
    const turnOn = () => turnPushOn(ann, { ...realBrowser().target, consentVersion });
    for (let at = 0; at < 30; at += 1) await turnOn();
    expect(await refusal(turnOn())).toBe("push.tooOften");
    expect(await consents()).toHaveLength(30);
    await turnPushOn(await signedIn(BOB), {
      ...realBrowser("https://push.example.com/b").target,
      consentVersion,
    });
    world.clock.advance({ seconds: 3_601 });
    await turnOn();
  });

  test("are kept sealed: neither a browser's address nor its keys can be read in the database", async () => {
    const { target } = realBrowser();
    await turnPushOn(ann, { ...target, consentVersion });
    const { rows } = await world.database.owner.query<{ all: string }>(
      "select push_subscription::text as all from push_subscription",
    );
    const [{ all }] = rows as [{ all: string }];
    for (const secret of ["push.example.com", target.keys.auth, target.keys.p256dh])
      expect(all).not.toContain(secret);
  });

  test("know a retailer by one key for ever, and no other retailer has it", async () => {
    const { publicKey } = await listPushBrowsers(ann);
    expect((await listPushBrowsers(await signedIn(BOB))).publicKey).toBe(publicKey);
    expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
  });
});
