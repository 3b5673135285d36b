import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { TEST_CERTIFICATE, TEST_CERTIFICATE_KEY } from "#tests/support/smtp-certificate-data.ts";
import { webPushService } from "./web-push-service.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** For services that never come to an end. */
const SOON = { deadlineMs: 200 };

/** Sends one message to a service that behaves so. */
async function sendTo(
  behaves: (asked: IncomingMessage, answer: ServerResponse) => void,
  { deadlineMs = 60_000 } = {},
): Promise<number> {
  const made = createServer({ cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY }, behaves);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
  const { port } = made.address() as AddressInfo;
  const service = webPushService({
    lookup: (_name, options, callback) =>
      options.all === true
        ? callback(null, [{ address: "127.0.0.1", family: 4 }])
        : callback(null, "127.0.0.1", 4),
    deadlineMs,
    ca: TEST_CERTIFICATE,
  });
  return service.send({ endpoint: `https://localhost:${port}/send`, headers: {}, body: Buffer.from("x") });
}

test("A message ends with the status of the service's answer", async () => {
  expect(await sendTo((_asked, answer) => answer.writeHead(201).end())).toBe(201);
});

test("A service that leads elsewhere is not followed", async () => {
  const paths: unknown[] = [];
  const status = await sendTo((asked, answer) => {
    paths.push(asked.url);
    answer.writeHead(307, { location: "/elsewhere" }).end();
  });
  expect([status, paths]).toEqual([307, ["/send"]]);
});

test("A service that never answers is given up", async () => {
  await expect(sendTo(() => undefined, SOON)).rejects.toThrow("aborted");
});

test("A service that answers a byte now and then is given up all the same", async () => {
  const dripping = sendTo(({ socket }) => {
    socket.write("HTTP/1.1 201 Created\r\nx: ");
    const drip = setInterval(() => socket.write("a"), 20);
    socket.on("close", () => clearInterval(drip)).on("error", () => undefined);
  }, SOON);
  await expect(dripping).rejects.toThrow("aborted");
});

test("A service that says again and again that it is busy is given up all the same", async () => {
  const busy = sendTo((_asked, answer) => {
    const drip = setInterval(() => answer.writeProcessing(), 20);
    answer.on("close", () => clearInterval(drip));
  }, SOON);
  await expect(busy).rejects.toThrow("aborted");
});

test("An answer without an end is not read", async () => {
  const closed = Promise.withResolvers<void>();
  const status = await sendTo((_asked, answer) => {
    answer.on("close", closed.resolve).writeHead(201);
    const pour = (): void => void (answer.write(Buffer.alloc(65_536)) && setImmediate(pour));
    answer.on("drain", pour);
    pour();
  });
  expect(status).toBe(201);
  await closed.promise;
});
