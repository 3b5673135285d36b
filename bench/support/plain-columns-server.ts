import { createServer } from "node:http";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import { PlainColumns } from "./plain-columns.ts";
import { plausibleItems } from "./search-stock-samples.ts";

/** The floor of search over HTTP: the plain loop behind node:http, short cards, counts of every facet it finds. */
const items = [...plausibleItems(Number(process.env["VEHICLES"] ?? 5000), 12)];
const plain = new PlainColumns(items);
createServer((request, response) => {
  const url = request.url ?? "";
  const query = parseSearchQuery(new URLSearchParams(url.slice(url.indexOf("?") + 1)), "price-desc");
  const { total, page, counts } = plain.search(query);
  const vehicles = page.map((row) => {
    const { key, year, make, model, priceCents } = items[row]!.card;
    return { key, title: `${year} ${make} ${model}`, image: "/images/car.webp", priceCents };
  });
  const facets = counts.map((count) => [...count.entries()].filter(([, number]) => number > 0));
  const body = JSON.stringify({ total, vehicles, facets });
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
