import { createECDH, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { describe } from "vitest";
import { pushServiceContract, type PushServiceCase } from "#tests/contracts/push-service.contract.ts";
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from "#tests/support/smtp-certificate-data.ts";
import { makeTestContext } from "#tests/support/test-context.ts";
import type { PushContent, PushTarget } from "../domain/push-content.ts";
import { blockSandboxBrowser, makeSandboxBrowser, readSandboxBrowser } from "../server/sandbox-browsers.ts";
import { decryptMessage, encryptMessage } from "../server/internal/message-encryption.ts";
import { readSenderKeys } from "../server/internal/sender-keys-repo.ts";
import { isProofOf, makeSenderKeys, type SenderKeys, senderProof } from "../server/internal/sender-proof.ts";
import { sandboxPushService } from "./sandbox/sandbox-push-service.ts";
import { webPushService } from "./web/web-push-service.ts";

/** What a retailer with these keys sends to a browser. */
function sending(retailer: SenderKeys, { endpoint, keys }: PushTarget, clock: () => Date) {
  return {
    proof: (of: "retailer" | "stranger", hoursAgo = 0) => {
      const now = new Date(clock().getTime() - hoursAgo * 3_600_000);
      const about = { endpoint, contact: "help@cars.example", now };
      return senderProof(of === "retailer" ? retailer : makeSenderKeys(), about);
    },
    seal: (text: string) => encryptMessage(text, keys),
  };
}

async function sandboxCase(): Promise<PushServiceCase> {
  const world = await makeTestContext();
  const { ctx } = world;
  const target = await makeSandboxBrowser(ctx);
  const id = target.endpoint.split("/").at(-1) ?? "";
  const retailer = await ctx.db.transaction((trx) => readSenderKeys(trx, ctx));
  return {
    service: sandboxPushService(ctx),
    target,
    ...sending(retailer, target, () => ctx.clock.now()),
    shown: () => readSandboxBrowser(ctx, { id }),
    block: () => blockSandboxBrowser(ctx, { id }),
    close: () => world.close(),
  };
}

/** A push service as RFC 8030 describes it, and a browser behind it. */
function documentedService(retailer: SenderKeys) {
  const own = createECDH("prime256v1");
  const keys = { p256dh: own.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const browser = { isGone: false, shown: [] as PushContent[], endpoint: "" };
  async function statusOf({ url, headers, method }: IncomingMessage, body: Buffer): Promise<number> {
    if (!browser.endpoint.endsWith(url ?? "")) return 404;
    if (method !== "POST" || headers["content-encoding"] !== "aes128gcm") return 400;
    if (!/^\d+$/u.test(String(headers["ttl"]))) return 400;
    if (body.length > 4096) return 413;
    const asked = { endpoint: browser.endpoint, publicKey: retailer.publicKey, now: new Date() };
    if (!(await isProofOf(headers.authorization ?? "", asked))) return 403;
    if (browser.isGone) return 410;
    const plain = decryptMessage(body, { privateKey: own.getPrivateKey("base64url"), auth: keys.auth });
    browser.shown.unshift(JSON.parse(plain) as PushContent);
    return 201;
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.writeHead(await statusOf(request, Buffer.concat(parts))).end();
  };
  return { keys, browser, answer };
}

async function webCase(): Promise<PushServiceCase> {
  const retailer = makeSenderKeys();
  const { keys, browser, answer } = documentedService(retailer);
  const server = createServer(
    { cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY },
    (request, response) => void answer(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser.endpoint = `https://localhost:${(server.address() as AddressInfo).port}/send/abc`;
  const target = { endpoint: browser.endpoint, keys };
  return {
    service: webPushService({
      lookup: (_name, options, found) =>
        options.all === true
          ? found(null, [{ address: "127.0.0.1", family: 4 }])
          : found(null, "127.0.0.1", 4),
      ca: TEST_CERTIFICATE,
    }),
    target,
    ...sending(retailer, target, () => new Date()),
    shown: () => Promise.resolve(browser.shown),
    block: () => {
      browser.isGone = true;
      return Promise.resolve();
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

describe.each([
  ["the sandbox's", sandboxCase],
  ["a browser maker's, as documented", webCase],
])("A push service: %s", (_name, make) => pushServiceContract(make));
