import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import { searchEngineContract } from "#tests/contracts/search-engine.contract.ts";
import { startOpenSearchStub, type OpenSearchStub } from "#tests/support/opensearch-stub.ts";
import { itemArbitrary } from "#tests/support/random-stock.ts";
import { openSearchEngine } from "./opensearch-engine.ts";

let count = 0;
const nextId = (): string => String((count += 1)).padStart(9, "0");
const open = (stub: OpenSearchStub) =>
  openSearchEngine({ address: stub.address, nextId, pause: () => Promise.resolve() });

searchEngineContract("OpenSearch, as far as a stub can tell", async () => {
  const stub = await startOpenSearchStub();
  return { engine: open(stub), close: () => stub.close() };
});

describe("OpenSearch over HTTP", () => {
  let stub: OpenSearchStub;
  beforeEach(async () => {
    stub = await startOpenSearchStub();
  });
  afterEach(() => stub.close());
  const everything = { query: emptySearch("price-desc"), distances: null, counted: [] };
  const item = fc.sample(itemArbitrary, { numRuns: 1, seed: 1 })[0] as StockItem;
  const car = { ...item, card: { ...item.card, availability: "Available" as const } };

  it("makes its index once, takes one that is there, and says who it is without its password in an address", async () => {
    await open(stub).search("one", everything);
    const engine = open(stub);
    await engine.search("one", everything);
    await engine.search("one", everything);
    const login = `Basic ${Buffer.from("searcher:s@fe").toString("base64")}`;
    expect(stub.asked).toEqual([
      `PUT /forecourt-vehicles ${login}`,
      `POST /forecourt-vehicles/_search?routing=one ${login}`,
      `PUT /forecourt-vehicles ${login}`,
      `POST /forecourt-vehicles/_search?routing=one ${login}`,
      `POST /forecourt-vehicles/_search?routing=one ${login}`,
    ]);
  });

  it("asks a busy cluster three times and tells its status, not its words", async () => {
    const engine = open(stub);
    await engine.search("one", everything);
    stub.status = 503;
    await expect(engine.search("one", everything)).rejects.toThrow(
      /^the search engine answered 503 to: search$/u,
    );
    expect(stub.asked.filter((line) => line.includes("_search"))).toHaveLength(4);
    stub.status = undefined;
    await engine.search("one", everything);
  });

  it("asks again when a proxy answers for it, and repeats no word of the page", async () => {
    const engine = open(stub);
    await engine.search("one", everything);
    stub.status = 502;
    stub.page = "<h1>Bad gateway for searcher:s@fe</h1>";
    await expect(engine.search("one", everything)).rejects.toThrow(
      /^the search engine answered 502 to: search$/u,
    );
    expect(stub.asked.filter((line) => line.includes("_search"))).toHaveLength(4);
    stub.status = undefined;
    await expect(engine.search("one", everything)).rejects.not.toThrow("gateway");
    stub.page = undefined;
    await engine.search("one", everything);
  });

  it("fails a change of which one document was refused, so that it is given again", async () => {
    const engine = open(stub);
    stub.refused = { id: `one/${car.card.id}`, status: 429 };
    await expect(engine.apply("one", { put: [car], removed: [] })).rejects.toThrow(
      "answered 429 to a document",
    );
    stub.refused = undefined;
    await engine.apply("one", { put: [car], removed: [] });
    expect(await engine.search("one", everything)).toMatchObject({ total: 1 });
  });

  it("writes a large stock in bulks of a thousand and keeps what changed while it did", async () => {
    const engine = open(stub);
    const many = Array.from({ length: 2_500 }, (_, at): StockItem => {
      const id = `veh_${at}`;
      return { ...car, card: { ...car.card, id, key: id } };
    });
    await engine.replace("one", [many]);
    const writing = stub.asked.filter((line) => /_bulk|_refresh|_delete/u.test(line));
    expect(writing.map((line) => line.split(" ")[1]?.replace(/&.*/u, ""))).toEqual([
      "/_bulk?refresh=false",
      "/_bulk?refresh=false",
      "/_bulk?refresh=false",
      "/forecourt-vehicles/_refresh",
      "/forecourt-vehicles/_delete_by_query?refresh=true",
    ]);
    const reading = engine.replace("one", [many.slice(0, 10)]);
    await engine.apply("one", { put: many.slice(20, 21), removed: [] });
    await reading;
    expect(await engine.search("one", everything)).toMatchObject({ total: 11 });
  });
});
