import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { silentLog } from "#tests/support/silent-log.ts";
import { closeHttp } from "../http/close-http.ts";
import { Drain } from "./drain.ts";
import { createRequestListener } from "../http/request-listener.ts";

/** A server on a real socket, whose drain lasts until the test ends it. */
async function listening() {
  const { promise, resolve: endDrain } = Promise.withResolvers<void>();
  const drain = new Drain(() => promise);
  const server = createServer(
    createRequestListener(
      drain.behind(async () => Response.json({ ok: true })),
      silentLog,
    ),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { drain, server, endDrain, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

it("a server that is told to stop says so on /ready, serves on, and closes its socket afterwards", async () => {
  const { drain, server, endDrain, get } = await listening();
  expect((await get("/ready")).status).toBe(200);
  const closed = drain.wait().then(() => closeHttp(server));
  const answer = await get("/ready");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "service.notReady", message: "stopping" });
  expect((await get("/health")).status).toBe(200);
  expect((await get("/inventory")).status).toBe(200);
  expect(server.listening).toBe(true);
  endDrain();
  await closed;
  await expect(get("/ready")).rejects.toThrow();
});

it("a server without a time to drain closes at once", async () => {
  const { server } = await listening();
  await new Drain(0).wait();
  await closeHttp(server);
  expect(server.listening).toBe(false);
});
