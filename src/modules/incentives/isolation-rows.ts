import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/incentives/ways": { for: "anybody", address: "/public/incentives/ways?vin=no-such-vehicle" },
  "GET /public/incentives": { for: "anybody", address: "/public/incentives?vin=no-such-vehicle" },
  "POST /public/inventory/payments": { for: "anybody", body: { ids: ["no-such-vehicle"] } },
  "GET /sandbox/api/incentives": { for: "desk" },
  "PUT /sandbox/api/incentives": { for: "desk", body: { text: "[]", isDryRun: true } },
  "POST /sandbox/api/incentives/:id/end": {
    for: "desk",
    address: "/sandbox/api/incentives/none/end",
    body: {},
  },
};
