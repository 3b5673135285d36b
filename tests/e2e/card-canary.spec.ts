import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { copySeededFolder } from "#tests/support/seeded-folder.ts";
import { signInAt, startServerProcess } from "#tests/support/server-process.ts";
import { throwAwayFolder } from "#tests/support/throw-away-folder.ts";

const GOOD = "4242424242424242";
const DECLINED = "4000000000000002";
const REFUSED = "4111111111111111";
const CARD = { expMonth: 12, expYear: 2030, cvc: "123", name: "Avery Buyer", zipCode: "78701" };

/** Files below a folder in which one of the texts stands. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return texts.some((text) => bytes.includes(text));
    });
}

test("A card number is in no log and in no file of the server, wherever somebody sends it", async () => {
  const dataDir = throwAwayFolder("forecourt-canary-");
  copySeededFolder(dataDir);
  const server = await startServerProcess({ dataDir, env: { LOG_LEVEL: "debug" } });
  try {
    const { call } = server;
    const headers = await signInAt(call, "buyer@example.com");
    const [vehicleId = ""] = await listAvailable(call);
    const { orderNumber } = await placeOrder(call, { headers, vehicleId, until: "submitted" });
    const post = (path: string, body: object | string) => call(path, { method: "POST", headers, body });
    const tokenOf = async (number: string) => {
      const answer = await post("/sandbox/gateway/tokens", { kind: "card", number, ...CARD });
      return ((await answer.json()) as { token?: string }).token;
    };
    const deposit = `/api/payments/${orderNumber}/deposit`;
    expect((await post(deposit, { token: await tokenOf(DECLINED) })).status).toBeLessThan(500);
    // Where it has no business: a refused card, a token's place, a path, a question, a body that is no JSON.
    expect(await tokenOf(REFUSED)).toBeUndefined();
    expect((await post(deposit, { token: GOOD })).status).toBe(400);
    expect((await call(`/api/payments/${GOOD}`, { headers })).status).toBe(404);
    expect((await call(`/vehicles/${GOOD}?q=${GOOD}`)).status).toBe(404);
    expect((await call(`/public/inventory/vehicles?q=${GOOD}`)).status).toBeLessThan(500);
    expect((await post(deposit, `{"token": "${GOOD}`)).status).toBe(400);
    expect((await post(deposit, { token: await tokenOf(GOOD) })).status).toBe(200);
    expect(await server.end("SIGTERM")).toBe(0);

    const numbers = [GOOD, DECLINED, REFUSED];
    expect(numbers.filter((number) => server.output().includes(number))).toEqual([]);
    expect(filesWith(dataDir, numbers)).toEqual([]);
    // The search itself works: both know the order.
    expect(filesWith(dataDir, [orderNumber]).length).toBeGreaterThan(0);
    expect(server.output()).toContain("ready on");
  } finally {
    if (server.child.exitCode === null) await server.end("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
