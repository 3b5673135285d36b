import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CachePurge } from "#platform/server/edge/cache-purge.ts";
import { edgePolicy } from "#platform/server/edge/edge-policy.ts";

export interface PurgedCache {
  readonly cachePurge: CachePurge;
  /** Where the cache answers. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * What every cache in front, purged by every adapter, must do.
 * @param open starts the cache in front of the server at this port
 */
export function cachePurgeContract(name: string, open: (originPort: number) => Promise<PurgedCache>): void {
  describe(`a cache in front that is purged: ${name}`, () => {
    let origin: Server;
    let cache: PurgedCache;
    let asked = 0;
    beforeAll(async () => {
      origin = createServer((incoming, outgoing) => {
        const tags = (incoming.url ?? "").slice(1).split("?", 1)[0]!.split("/");
        const isPersonal = tags.includes("personal");
        const headers = isPersonal ? { "cache-control": "no-store" } : edgePolicy(600).headersFor(tags);
        outgoing.writeHead(200, { ...headers, "content-type": "text/plain" });
        outgoing.end(String((asked += 1)));
      });
      origin.listen(0, "127.0.0.1");
      await once(origin, "listening");
      cache = await open((origin.address() as AddressInfo).port);
    }, 60_000);
    afterAll(async () => {
      await cache.close();
      origin.closeAllConnections();
      origin.close();
    });
    beforeEach(() => cache.cachePurge.purge(["t-one", "t-two"]));

    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${cache.url}${path}`, { headers });
      return { status: answer.status, text: await answer.text() };
    };

    it("answers by itself what may be kept, whoever asks", async () => {
      const first = await ask("/t-one/s-one");
      expect(await ask("/t-one/s-one")).toEqual(first);
      expect(await ask("/t-one/s-one", { cookie: "fc.visitor=other" })).toEqual(first);
    });

    it("forgets what has a purged tag, and nothing else", async () => {
      const [list, car, other] = [
        await ask("/t-one/s-one"),
        await ask("/t-one/v-one-a"),
        await ask("/t-two/s-two"),
      ];
      await cache.cachePurge.purge(["s-one", "v-one-b"]);
      expect(await ask("/t-one/s-one")).not.toEqual(list);
      expect(await ask("/t-one/v-one-a")).toEqual(car);
      expect(await ask("/t-two/s-two")).toEqual(other);
      await cache.cachePurge.purge(["t-one"]);
      expect(await ask("/t-one/v-one-a")).not.toEqual(car);
      expect(await ask("/t-two/s-two")).toEqual(other);
    });

    it("takes no tag for another that begins or ends alike", async () => {
      const car = await ask("/t-one/v-one-ab");
      await cache.cachePurge.purge(["v-one-a", "one-ab", "v-one"]);
      expect(await ask("/t-one/v-one-ab")).toEqual(car);
    });

    it("takes many tags at once", async () => {
      const car = await ask("/t-one/v-one-1999");
      await cache.cachePurge.purge(Array.from({ length: 2_000 }, (_, at) => `v-one-${at}`));
      expect(await ask("/t-one/v-one-1999")).not.toEqual(car);
    });

    it("keeps nothing of somebody", async () => {
      const mine = await ask("/personal");
      expect(await ask("/personal")).not.toEqual(mine);
      const withToken = await ask("/t-one/s-one", { authorization: "Bearer x" });
      expect(await ask("/t-one/s-one")).not.toEqual(withToken);
    });
  });
}
