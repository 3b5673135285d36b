import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { BAND_SCRIPT, MILES_SCRIPT } from "#modules/search-engines/providers/opensearch/search-body.ts";
import { INDEX_SETTINGS } from "#modules/search-engines/providers/opensearch/vehicle-document.ts";

type Json = Readonly<Record<string, unknown>>;
interface Stored {
  readonly routing: string;
  readonly source: Json;
}

export interface OpenSearchStub {
  readonly address: string;
  /** Method, path and authorization of every request, in order. */
  readonly asked: readonly string[];
  /** Answers this status to everything, e.g. 503; undefined works. */
  status: number | undefined;
  /** Sends this page instead of JSON, as what stands in front of a cluster does. */
  page: string | undefined;
  /** Answers this status to the document of this id within a bulk. */
  refused: { readonly id: string; readonly status: number } | undefined;
  close(): Promise<void>;
}

/**
 * The part of OpenSearch that we use, by its documented API and with the documented answers: index, bulk, search with
 * filters, facets and sorts, refresh, delete by query. Whatever else is asked fails the test.
 */
export async function startOpenSearchStub(): Promise<OpenSearchStub> {
  const documents = new Map<string, Stored>();
  /** What searches see: as it was at the last refresh. */
  let seen = new Map<string, Stored>();
  const refresh = (): void => void (seen = new Map(documents));
  const asked: string[] = [];
  let isMade = false;
  const answer = (request: IncomingMessage, body: string): readonly [number, unknown] => {
    const { method = "", url = "" } = request;
    const [path, question] = url.split("?");
    const parameters = new URLSearchParams(question);
    const routing = parameters.get("routing") ?? "";
    if (stub.status !== undefined)
      return [stub.status, { error: { type: "unavailable" }, status: stub.status }];
    if (method === "PUT" && path === "/forecourt-vehicles") {
      if (isMade) return [400, { error: { type: "resource_already_exists_exception" }, status: 400 }];
      isMade = true;
      return [200, { acknowledged: true, shards_acknowledged: true, index: "forecourt-vehicles" }];
    }
    if (method === "POST" && path === "/_bulk") {
      const written = bulk(documents, body, stub.refused);
      if (parameters.get("refresh") === "wait_for") refresh();
      return [200, written];
    }
    if (method === "POST" && path === "/forecourt-vehicles/_refresh") {
      refresh();
      return [200, { _shards: { total: 1, successful: 1, failed: 0 } }];
    }
    const own = [...seen].filter(([, one]) => one.routing === routing);
    if (method === "POST" && path === "/forecourt-vehicles/_search")
      return [
        200,
        search(
          own.map(([, { source }]) => source),
          JSON.parse(body) as Json,
        ),
      ];
    if (method === "POST" && path === "/forecourt-vehicles/_delete_by_query") {
      const { query } = JSON.parse(body) as { query: Json };
      const gone = own.filter(([, { source }]) => scoreOf(query, source) !== null);
      // What was written since is a conflict, and stays.
      for (const [id, one] of gone) if (documents.get(id) === one) documents.delete(id);
      if (parameters.get("refresh") === "true") refresh();
      return [200, { deleted: gone.length, failures: [], timed_out: false }];
    }
    return [405, { error: { type: "unknown", reason: `${method} ${url}` } }];
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? "nobody"}`);
    const [status, sent] = answer(request, body);
    const { page } = stub;
    response.writeHead(status, { "content-type": page === undefined ? "application/json" : "text/html" });
    response.end(page ?? JSON.stringify(sent));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stub: OpenSearchStub = {
    address: `http://searcher:s%40fe@127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    status: undefined,
    page: undefined,
    refused: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return stub;
}

function bulk(documents: Map<string, Stored>, body: string, refused: OpenSearchStub["refused"]): Json {
  const items: Json[] = [];
  const lines = body.trimEnd().split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const action = JSON.parse(lines[at]!) as Record<string, { _id: string; routing: string }>;
    const [[name, target]] = Object.entries(action) as [[string, { _id: string; routing: string }]];
    if (refused?.id === target._id) {
      if (name === "index") at += 1;
      items.push({ [name]: { _id: target._id, status: refused.status } });
    } else if (name === "index") {
      at += 1;
      const source = JSON.parse(lines[at]!) as Json;
      requireMapped(source);
      documents.set(target._id, { routing: target.routing, source });
      items.push({ index: { _id: target._id, status: 201 } });
    } else {
      const isThere = documents.delete(target._id);
      items.push({ delete: { _id: target._id, status: isThere ? 200 : 404 } });
    }
  }
  return { took: 1, errors: items.some((item) => JSON.stringify(item).includes('"status":4')), items };
}

/** A strict mapping refuses unknown fields. */
function requireMapped(source: Json): void {
  const unknown = Object.keys(source).filter((field) => !(field in INDEX_SETTINGS.mappings.properties));
  if (unknown.length > 0) throw new Error(`fields that are not mapped: ${unknown.join(", ")}`);
}

function search(documents: readonly Json[], body: Json): Json {
  const {
    query,
    post_filter,
    sort = [],
    from = 0,
    size,
    aggs = {},
    ...rest
  } = body as {
    query: Json;
    post_filter?: Json;
    sort?: Json[];
    from?: number;
    size: number;
    aggs?: Json;
  };
  const known = Object.keys(rest).toSorted().join();
  if (!["_source,track_total_hits", "track_total_hits"].includes(known)) throw new Error(`unknown: ${known}`);
  const scored = documents.flatMap((source) => {
    const score = scoreOf(query, source);
    return score === null ? [] : [{ source, score }];
  });
  const hits = scored.filter(
    ({ source }) => post_filter === undefined || scoreOf(post_filter, source) !== null,
  );
  const sorted = hits.toSorted((a, b) => {
    for (const one of sort) {
      const order = compare(one, a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
  return {
    took: 1,
    timed_out: false,
    hits: {
      total: { value: hits.length, relation: "eq" },
      hits: sorted.slice(from, from + size).map(({ source }) => ({ _source: { card: source["card"] } })),
    },
    aggregations: aggregate(
      aggs,
      scored.map(({ source }) => source),
      documents,
    ),
  };
}

function aggregate(aggs: Json, matching: readonly Json[], all: readonly Json[]): Json {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, agg]) => {
      const { aggs: inner, ...kind } = agg as { aggs?: Json };
      const [[type, how]] = Object.entries(kind) as [[string, Json]];
      const below = (documents: readonly Json[]) => ({
        doc_count: documents.length,
        ...(inner && aggregate(inner, documents, all)),
      });
      if (type === "global") return [name, below(all)];
      if (type === "filter") return [name, below(matching.filter((one) => scoreOf(how, one) !== null))];
      if (type === "terms") return [name, { buckets: buckets(matching, how) }];
      if (type === "max") {
        const values = matching.map((one) => one[how["field"] as string] as number);
        return [name, { value: values.length === 0 ? null : Math.max(...values) }];
      }
      throw new Error(`an aggregation we do not know: ${type}`);
    }),
  );
}

function buckets(documents: readonly Json[], { field, size }: Json): Json[] {
  const counts = new Map<string, number>();
  for (const one of documents)
    for (const value of new Set(valuesOf(one, field as string) as string[]))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted.slice(0, size as number).map(([key, doc_count]) => ({ key, doc_count }));
}

const valuesOf = (source: Json, field: string): unknown[] => {
  const value = source[field];
  return value === null || value === undefined ? [] : [value].flat();
};

/** Null where it does not match. Filters score nothing. */
function scoreOf(query: Json, source: Json): number | null {
  const [[type, how]] = Object.entries(query) as [[string, Json]];
  const matches = (isThere: boolean): number | null => (isThere ? 0 : null);
  if (type === "bool") return scoreOfBool(how, source);
  if (type === "constant_score")
    return scoreOf(how["filter"] as Json, source) === null ? null : (how["boost"] as number);
  if (type === "dis_max") {
    const scores = (how["queries"] as Json[]).flatMap((one) => scoreOf(one, source) ?? []);
    return scores.length === 0 ? null : Math.max(...scores);
  }
  const [[field, asked]] = Object.entries(how) as [[string, unknown]];
  if (!(field in INDEX_SETTINGS.mappings.properties)) throw new Error(`no such field: ${field}`);
  const values = valuesOf(source, field);
  if (type === "term") return matches(values.includes(asked));
  if (type === "terms") return matches(values.some((value) => (asked as unknown[]).includes(value)));
  if (type === "prefix") return matches(values.some((value) => String(value).startsWith(asked as string)));
  if (type === "range") return matches(values.some((value) => isWithin(value as number, asked as Json)));
  throw new Error(`a query we do not know: ${type}`);
}

function isWithin(value: number | string, range: Json): boolean {
  return Object.entries(range).every(([bound, limit]) => {
    const than = limit as typeof value;
    if (bound === "gte") return value >= than;
    if (bound === "lte") return value <= than;
    if (bound === "gt") return value > than;
    if (bound === "lt") return value < than;
    throw new Error(`a bound we do not know: ${bound}`);
  });
}

function scoreOfBool(how: Json, source: Json): number | null {
  const {
    filter = [],
    must = [],
    should = [],
    minimum_should_match = 0,
    ...rest
  } = how as {
    filter?: Json[];
    must?: Json[];
    should?: Json[];
    minimum_should_match?: number;
  };
  if (Object.keys(rest).length > 0) throw new Error(`a clause we do not know: ${Object.keys(rest).join()}`);
  if (filter.some((one) => scoreOf(one, source) === null)) return null;
  const needed = must.map((one) => scoreOf(one, source));
  if (needed.includes(null)) return null;
  const optional = should.flatMap((one) => scoreOf(one, source) ?? []);
  if (optional.length < minimum_should_match) return null;
  return [...needed, ...optional].reduce<number>((sum, score) => sum + (score ?? 0), 0);
}

interface Scored {
  readonly source: Json;
  readonly score: number;
}

function compare(sort: Json, a: Scored, b: Scored): number {
  const [[field, how]] = Object.entries(sort) as [[string, Json | string]];
  const order = typeof how === "string" ? how : how["order"];
  if (field === "_score") return (a.score - b.score) * (order === "desc" ? -1 : 1);
  const valueOf = ({ source }: Scored): number | string | undefined =>
    field === "_script"
      ? runScript((how as { script: { source: string; params: Json } }).script, source)
      : (valuesOf(source, field)[0] as number | string | undefined);
  const [left, right] = [valueOf(a), valueOf(b)];
  if (left === right) return 0;
  // What is missing comes last, whichever way it is sorted.
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  return (left < right ? -1 : 1) * (order === "desc" ? -1 : 1);
}

/** The two scripts there are, as painless would run them. */
function runScript({ source, params }: { source: string; params: Json }, document: Json): number {
  const { miles, far, bands } = params as { miles: Record<string, number>; far: number; bands: number[] };
  const distance = miles[document["rooftop"] as string] ?? far;
  if (source === MILES_SCRIPT) return distance;
  if (source !== BAND_SCRIPT) throw new Error("a script we do not know");
  const band = bands.findIndex((limit) => distance <= limit);
  return band === -1 ? bands.length : band;
}
