import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import type { SearchEngine } from "#modules/vehicle-search/server/search-engine.ts";
import { OpenSearchCalls } from "./opensearch-calls.ts";
import { readNews, readRooftopCounts, readSearchAnswer } from "./search-answer.ts";
import { newsBody, rooftopsBody, searchBody, type Clause } from "./search-body.ts";
import { documentId, documentOf, INDEX_SETTINGS } from "./vehicle-document.ts";

const INDEX = "forecourt-vehicles";
/** Documents of one bulk request: about 3 MB. */
const BULK = 1_000;

const BulkAnswer = v.object({
  items: v.array(v.record(v.string(), v.object({ status: v.number() }))),
});

interface Parts {
  /** `https://user:password@search.example:9200`. */
  readonly address: string;
  /** Later ones are greater. */
  readonly nextId: () => string;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/**
 * OpenSearch as the engine: one index for all retailers, each of whom lies on the shard of its name (`routing`). Written
 * by the documented API and never tried against a cluster (docs/providers.md).
 */
export function openSearchEngine({ address, nextId, pause = (ms) => sleep(ms) }: Parts): SearchEngine {
  const calls = new OpenSearchCalls(address, pause);
  let made: Promise<void> | undefined;
  /** Remembered once it is there; a failure is tried again by the next one. */
  const ready = (): Promise<void> => {
    made ??= makeIndex(calls).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const ask = async (tenantId: string, body: Clause): Promise<unknown> => {
    await ready();
    const path = `/${INDEX}/_search?routing=${encodeURIComponent(tenantId)}`;
    return ok(await calls.json({ method: "POST", path, body: JSON.stringify(body), kind: "read" }), "search");
  };
  return {
    async search(tenantId, question) {
      const pageOf = async (page: number) =>
        readSearchAnswer(await ask(tenantId, searchBody(tenantId, question, page)), question, page);
      const asked = await pageOf(question.query.page);
      return asked.page <= asked.pageCount ? asked : pageOf(asked.pageCount);
    },
    async newMatches(tenantId, question) {
      return readNews(await ask(tenantId, newsBody(tenantId, question)), question.after);
    },
    async countsByRooftop(tenantId, question) {
      return readRooftopCounts(await ask(tenantId, rooftopsBody(tenantId, question)));
    },
    async apply(tenantId, { put, removed }) {
      await ready();
      // Seen by the next search: whoever bought a car does not find it on sale.
      await bulk(calls, "wait_for", actionsOf(tenantId, { put, removed, generation: nextId() }));
    },
    async replace(tenantId, pages) {
      await ready();
      await replaceAll(calls, tenantId, { pages, generation: nextId() });
    },
  };
}

async function makeIndex(calls: OpenSearchCalls): Promise<void> {
  const body = JSON.stringify(INDEX_SETTINGS);
  const answer = await calls.json({ method: "PUT", path: `/${INDEX}`, body, kind: "write" });
  const Exists = v.object({ error: v.object({ type: v.literal("resource_already_exists_exception") }) });
  if (answer.status === 400 && v.is(Exists, answer.body)) return;
  ok(answer, "make the index");
}

interface Writing {
  readonly put: readonly StockItem[];
  readonly removed: readonly string[];
  readonly generation: string;
}

/** Lines of one action each: two for a document, one for a removal. */
function* actionsOf(tenantId: string, { put, removed, generation }: Writing): Generator<string> {
  const target = (id: string) => ({ _index: INDEX, _id: documentId(tenantId, id), routing: tenantId });
  for (const item of put) {
    const document = documentOf(tenantId, item, generation);
    yield document === undefined
      ? JSON.stringify({ delete: target(item.card.id) })
      : `${JSON.stringify({ index: target(item.card.id) })}\n${JSON.stringify(document)}`;
  }
  for (const id of removed) yield JSON.stringify({ delete: target(id) });
}

async function replaceAll(
  calls: OpenSearchCalls,
  tenantId: string,
  { pages, generation }: { pages: Parameters<SearchEngine["replace"]>[1]; generation: string },
): Promise<void> {
  // Waiting for a refresh with each thousand would take a second each.
  for await (const put of pages)
    await bulk(calls, "false", actionsOf(tenantId, { put, removed: [], generation }));
  await refresh(calls);
  await deleteOlder(calls, tenantId, generation);
}

async function bulk(
  calls: OpenSearchCalls,
  refreshing: "wait_for" | "false",
  actions: Iterable<string>,
): Promise<void> {
  let waiting: string[] = [];
  const send = async (): Promise<void> => {
    const body = `${waiting.join("\n")}\n`;
    waiting = [];
    const path = `/_bulk?refresh=${refreshing}`;
    const answer = await calls.json({ method: "POST", path, body, kind: "write" });
    const { items } = v.parse(BulkAnswer, ok(answer, "write"));
    // What is not there is removed.
    const failed = items
      .flatMap(Object.entries)
      .find(([action, { status }]) =>
        action === "delete" ? status >= 300 && status !== 404 : status >= 300,
      );
    if (failed !== undefined) throw new Error(`the search engine answered ${failed[1].status} to a document`);
  };
  for (const action of actions) {
    waiting.push(action);
    if (waiting.length === BULK) await send();
  }
  if (waiting.length > 0) await send();
}

/** Has searches, and the removal of what is older, see what was written. */
async function refresh(calls: OpenSearchCalls): Promise<void> {
  ok(await calls.json({ method: "POST", path: `/${INDEX}/_refresh`, body: "", kind: "write" }), "refresh");
}

/** What the whole reading did not have; what was written since is newer. */
async function deleteOlder(calls: OpenSearchCalls, tenantId: string, generation: string): Promise<void> {
  const bool = { filter: [{ term: { tenant: tenantId } }, { range: { generation: { lt: generation } } }] };
  const path = `/${INDEX}/_delete_by_query?refresh=true&conflicts=proceed&routing=${encodeURIComponent(tenantId)}`;
  ok(
    await calls.json({ method: "POST", path, body: JSON.stringify({ query: { bool } }), kind: "write" }),
    "forget",
  );
}

function ok(answer: { readonly status: number; readonly body: unknown }, what: string): unknown {
  if (answer.status >= 300) throw new Error(`the search engine answered ${answer.status} to: ${what}`);
  return answer.body;
}
