import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly until: number;
}

/** A shared cache in front of a server, as small as RFC 9111 and purges by tag allow. */
export interface CachingProxy {
  readonly url: string;
  /** While true, purges are answered with 503. */
  isDeaf: boolean;
  close(): Promise<void>;
}

/** @param origin address of the server behind */
export async function startCachingProxy(origin: string): Promise<CachingProxy> {
  const kept = new Map<string, Kept>();
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method === "PURGE") {
      const tags = String(incoming.headers["surrogate-key"]).split(" ");
      if (!proxy.isDeaf) for (const [name, one] of kept) if (hasOne(one, tags)) kept.delete(name);
      outgoing.writeHead(proxy.isDeaf ? 503 : 200).end();
      return;
    }
    const { host = "", authorization, "accept-encoding": coding = "" } = incoming.headers;
    const name = [host, incoming.url, coding].join(" ");
    const found = authorization === undefined ? kept.get(name) : undefined;
    const hit = found !== undefined && found.until > Date.now() ? found : undefined;
    const sent = hit ?? (await fetchFrom(origin, incoming));
    if (authorization === undefined && sent.until > Date.now()) kept.set(name, sent);
    outgoing.writeHead(sent.status, { ...Object.fromEntries(sent.headers), "x-cache": hit ? "hit" : "miss" });
    outgoing.end(sent.body);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: CachingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDeaf: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}

function hasOne({ headers }: Kept, tags: readonly string[]): boolean {
  const own = (headers.get("surrogate-key") ?? "").split(" ");
  return tags.some((tag) => own.includes(tag));
}

async function fetchFrom(origin: string, { url = "/", headers }: IncomingMessage): Promise<Kept> {
  const { host: _host, connection: _connection, ...rest } = headers as Record<string, string>;
  const answer = await fetch(`${origin}${url}`, { headers: { ...rest, "accept-encoding": "identity" } });
  const body = Buffer.from(await answer.arrayBuffer());
  const seconds = /^public,.*s-maxage=(\d+)/.exec(answer.headers.get("cache-control") ?? "")?.[1] ?? 0;
  const until = answer.status === 200 ? Date.now() + Number(seconds) * 1000 : 0;
  return { status: answer.status, headers: answer.headers, body, until };
}
