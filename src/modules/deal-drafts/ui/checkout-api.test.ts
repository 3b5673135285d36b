import { afterEach, expect, test, vi } from "vitest";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { networkError } from "#platform/browser/http/api-error.ts";
import { readAgain } from "./checkout-api.ts";

afterEach(() => void vi.restoreAllMocks());

test("A draft that changed elsewhere is read again by its number", async () => {
  const get = vi.spyOn(apiClient, "get").mockResolvedValue({ order: { orderNumber: "7" } });
  expect(await readAgain("7 8")).toEqual({ order: { orderNumber: "7" } });
  expect(get).toHaveBeenCalledWith("/api/commerce/orders/7%208");
});

test("Where it can't be read, the page keeps what it says already; a mistake of ours is not hidden", async () => {
  const failure = networkError("network.unreachable");
  vi.spyOn(apiClient, "get").mockRejectedValueOnce(failure).mockRejectedValueOnce(new TypeError("ours"));
  expect(await readAgain("7")).toBeUndefined();
  await expect(readAgain("7")).rejects.toThrow("ours");
});
