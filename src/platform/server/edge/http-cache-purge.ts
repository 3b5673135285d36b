import type { CachePurge } from "./cache-purge.ts";

const PATIENCE_MS = 5_000;
/** Servers refuse long header lines; 8 KB is the least that all of them take. */
const MOST_CHARACTERS = 4_000;

/**
 * `PURGE` with the tags in `Surrogate-Key`, to every cache: what Varnish does with the configuration in `deploy/`, and what
 * others do by a rule.
 * @param input.urls one for each cache
 * @param input.token sent as `Authorization: Bearer`
 */
export function httpCachePurge(input: { urls: readonly string[]; token?: string | undefined }): CachePurge {
  return {
    async purge(tags) {
      const orders = groupsOf(tags).flatMap((group) => input.urls.map((url) => ({ url, group })));
      const results = await Promise.allSettled(orders.map((order) => send(order, input.token)));
      const failed = results.find((result) => result.status === "rejected");
      if (failed !== undefined) throw failed.reason;
    },
  };
}

async function send(order: { url: string; group: string }, token: string | undefined): Promise<void> {
  const answer = await fetch(order.url, {
    method: "PURGE",
    headers: {
      "surrogate-key": order.group,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`a cache answered ${answer.status} to a purge`);
}

/** The tags in lines that are not too long. */
function groupsOf(tags: readonly string[]): string[] {
  const groups: string[] = [];
  for (const tag of tags) {
    const last = groups.at(-1);
    if (last === undefined || last.length + tag.length >= MOST_CHARACTERS) groups.push(tag);
    else groups[groups.length - 1] = `${last} ${tag}`;
  }
  return groups;
}
