import { once } from "node:events";
import { rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { listAvailable, placeOrder, type Caller } from "#tests/support/place-order.ts";
import { processesUsing, runServerToEnd, signInAt } from "#tests/support/server-process.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";
import { test } from "./own-process.ts";

/** Promises 1 and 2 with a real process that is killed, again and again, while buyers submit. */
const BUYERS = ["buyer@example.com", "second.buyer@example.com"] as const;
/** `npm run bench -- kills` kills at every point of every action. */
const ROUNDS = 2;

// Against hanging only: three starts of the whole product take a busy machine minutes.
test.describe.configure({ timeout: 400_000 });

interface Acknowledged {
  readonly email: string;
  readonly orderNumber: string;
}
interface ListedOrder {
  readonly orderNumber: string;
  readonly orderStatus: string;
  readonly vehicle: { readonly id: string };
}

/** Buys one vehicle after the other until the server is gone; notes what was acknowledged. */
async function buyUntilCut(
  call: Caller,
  input: { email: string; vehicles: string[]; acknowledged: Acknowledged[] },
) {
  const { email, vehicles, acknowledged } = input;
  // On a slow machine the cut may come before this buyer is even signed in.
  const headers = await signInAt(call, email).catch((error: Error) => error);
  if (headers instanceof Error) return headers.message;
  for (const vehicleId of vehicles) {
    try {
      const { orderNumber } = await placeOrder(call, { headers, vehicleId, until: "submitted" });
      acknowledged.push({ email, orderNumber });
    } catch (error) {
      const { message } = error as Error;
      // Both buyers want the same cars: one of them is told so. Anything else is the cut.
      if (!message.startsWith("409 ")) return message;
    }
  }
  return "all bought";
}

async function ordersOf(call: Caller, email: string): Promise<ListedOrder[]> {
  const headers = await signInAt(call, email);
  const listed = await call("/api/commerce/orders", { headers });
  return ((await listed.json()) as { orders: ListedOrder[] }).orders;
}

async function expectAllThere(call: Caller, acknowledged: readonly Acknowledged[]): Promise<void> {
  const all: string[] = [];
  for (const email of BUYERS) {
    const orders = await ordersOf(call, email);
    const numbers = orders.map(({ orderNumber }) => orderNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { orderNumber } of acknowledged.filter((entry) => entry.email === email))
      expect(numbers).toContain(orderNumber);
    all.push(...orders.map(({ vehicle }) => vehicle.id));
  }
  expect(new Set(all).size, "no vehicle has two orders").toBe(all.length);
}

/** A sign-in whose last byte is still on its way. */
async function askHalf(port: number): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ email: "nobody.here@example.com", password: "Not-A-Password-1" });
  const asked = request({
    port,
    method: "POST",
    path: "/public/identity/sign-in",
    headers: { "content-type": "application/json", "content-length": body.length },
  });
  const answer = once(asked, "response") as Promise<[IncomingMessage]>;
  await new Promise((resolve) => asked.write(body.slice(0, -1), resolve));
  return {
    async finish() {
      asked.end(body.slice(-1));
      const [{ statusCode }] = await answer;
      return statusCode;
    },
  };
}

test("Every acknowledged order survives kill -9, once, and no car is sold twice", async ({ start }) => {
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await start();
    const { call } = server;
    // On a busy machine the pool of a fresh server may need a second try at its database.
    await expect.poll(async () => (await call("/ready")).status, { timeout: 20_000 }).toBe(200);
    await expectAllThere(call, acknowledged);
    const vehicles = await listAvailable(call);
    const before = acknowledged.length;
    const buying = BUYERS.flatMap((email) => [
      buyUntilCut(call, { email, vehicles, acknowledged }),
      buyUntilCut(call, { email, vehicles: vehicles.toReversed(), acknowledged }),
    ]);
    while (acknowledged.length < before + 2) await sleep(20);
    await sleep(Math.random() * 400);
    expect(await server.end("SIGKILL")).toBeNull();
    await Promise.all(buying);
  }
  await expectAllThere((await start()).call, acknowledged);
  expect(acknowledged.length).toBeGreaterThanOrEqual(2 * ROUNDS);
});

test.describe("On an empty folder", () => {
  test.use({ holds: "nothing" });

  test("Ctrl-C answers what it was asked, stops everything, and the next start finds the same stock", async ({
    dataDir,
    start,
  }) => {
    const server = await start();
    const first = await listAvailable(server.call);
    expect(processesUsing(dataDir).length).toBeGreaterThan(0);
    await test.step("a port that is taken and a folder that is open are each one clear line", async () => {
      const elsewhere = throwAwayFolder("forecourt-second-");
      const taken = await runServerToEnd({ dataDir: elsewhere, port: server.port });
      rmSync(elsewhere, { recursive: true, force: true });
      expect(taken.code).toBe(1);
      expect(taken.output.trim().split("\n")).toHaveLength(1);
      expect(taken.output).toContain(String(server.port));
      const second = await runServerToEnd({ dataDir, port: 0 });
      expect(second.code).toBe(1);
      expect(second.output.trim().split("\n")).toHaveLength(1);
      expect((await server.call("/ready")).status).toBe(200);
    });
    const half = await askHalf(server.port);
    const ended = server.end("SIGINT");
    await sleep(300);
    expect(await half.finish()).toBe(401);
    expect(await ended).toBe(0);
    await expect.poll(() => processesUsing(dataDir)).toEqual([]);
    expect(await listAvailable((await start()).call)).toEqual(first);
  });
});
