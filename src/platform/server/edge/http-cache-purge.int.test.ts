import { expect, it } from "vitest";
import { cachePurgeContract } from "#tests/contracts/cache-purge.contract.ts";
import { startCachingProxy } from "#tests/support/caching-proxy.ts";
import { httpCachePurge } from "./http-cache-purge.ts";

cachePurgeContract("a proxy of our own", async (port) => {
  const proxy = await startCachingProxy(`http://127.0.0.1:${port}`);
  return { url: proxy.url, cachePurge: httpCachePurge({ urls: [proxy.url] }), close: () => proxy.close() };
});

it("one cache of several that is not told is an error, and the others are told all the same", async () => {
  const [deaf, other] = [
    await startCachingProxy("http://127.0.0.1:9"),
    await startCachingProxy("http://127.0.0.1:9"),
  ];
  deaf.isDeaf = true;
  const purge = httpCachePurge({ urls: [deaf.url, other.url] });
  await expect(purge.purge(["t-one"])).rejects.toThrow("503");
  deaf.isDeaf = false;
  await expect(purge.purge(["t-one"])).resolves.toBeUndefined();
  await Promise.all([deaf.close(), other.close()]);
});
