import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "POST /public/inventory/search/personal": {
    for: "secret",
    body: { query: "", terms: `e30.${"b".repeat(43)}` },
  },
  "GET /public/prequalification/price-book": {
    for: "anybody",
    address: "/public/prequalification/price-book?state=TX",
  },
};
