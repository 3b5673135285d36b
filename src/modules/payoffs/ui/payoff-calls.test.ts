import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heldTradeIn } from "#modules/trade-in/ui/held/held-trade-in.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { payoffCalls } from "./payoff-calls.ts";

const SECRET = "trd_01M7Z6SDBQ3Q3YDD7RECZZ72VH.ABCDEFGHJKMNPQRSTVWXYZ0123456789";
const get = vi.spyOn(apiClient, "get");
beforeEach(() => void get.mockResolvedValue({}));
afterEach(() => {
  heldTradeIn.forget();
  get.mockClear();
});

test("What is owed on a trade-in of this device is read with its secret", async () => {
  heldTradeIn.keep(SECRET);
  await payoffCalls.read(false);
  expect(get.mock.lastCall).toEqual(["/public/trade-in/current/payoff", { headers: { "trade-in": SECRET } }]);
});

test("What is owed on an account's trade-in is asked of the account, whatever secret the device still has", async () => {
  heldTradeIn.keep(SECRET);
  await payoffCalls.read(true);
  expect(get.mock.lastCall).toEqual(["/api/trade-in/payoff", {}]);
});

test("A device that holds no secret asks the account", async () => {
  await payoffCalls.read(false);
  expect(get.mock.lastCall).toEqual(["/api/trade-in/payoff", {}]);
});
