import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { cachePurgeContract } from "#tests/contracts/cache-purge.contract.ts";
import { startCachingProxy } from "#tests/support/caching-proxy.ts";
import { startVarnish } from "#tests/support/varnish.ts";
import { httpCachePurge } from "./http-cache-purge.ts";

cachePurgeContract("a proxy of our own", async (port) => {
  const proxy = await startCachingProxy(`http://127.0.0.1:${port}`);
  return { url: proxy.url, cachePurge: httpCachePurge({ urls: [proxy.url] }), close: () => proxy.close() };
});

// oxlint-disable-next-line node/no-process-env -- where to find a program that the product itself does not use
const varnish = process.env["VARNISHD"] ?? "varnishd";
if (spawnSync(varnish, ["-V"]).status === 0)
  cachePurgeContract("Varnish with deploy/varnish.vcl", async (port) => {
    const proxy = await startVarnish(varnish, port);
    return { ...proxy, cachePurge: httpCachePurge({ urls: [proxy.url] }) };
  });
else
  describe.skip("a cache in front that is purged: varnishd is not installed here", () => it("is left out"));

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
